/// The appearance of a view, except for its own drawing.
struct Appearance: Equatable {
  /// The opacity: 0 is transparent, 1 is opaque.
  var alpha = 1.0
  var isHidden = false
  var backgroundColor: Color?
  /// A Boolean value that indicates whether subviews are clipped to the bounds.
  var clipsToBounds = false
  /// The radius of rounded corners, in points.
  var cornerRadius = 0.0
  /// The width of a border inside the bounds, in points.
  var borderWidth = 0.0
  /// The color of the border, or `nil` for black.
  var borderColor: Color?
  var shadow: Shadow?

  /// The shadow of the content, or `nil` if there is none, or the shadow is that of the background.
  var contentShadow: Shadow? {
    guard let shadow, shadow.isVisible else { return nil }
    guard let backgroundColor else { return shadow }
    return backgroundColor.role == 0 && backgroundColor.alpha == 0 ? shadow : nil
  }

  /// A shadow. Few views have one.
  struct Shadow: Equatable {
    var color = Color.black
    var opacity = 0.0
    /// The offset, in points.
    var offset = Size(width: 0, height: -3)
    /// The radius of the blur, in points.
    var radius = 3.0

    /// The distances by which the shadow extends beyond the bounds, in points.
    var outsets: EdgeInsets {
      // The exact end of the blur is three times its deviation. Two more points allow for rounding to pixels.
      let reach = radius > 0 ? radius * 3 + 2 : 1
      return EdgeInsets(
        top: max(0, reach - offset.height), left: max(0, reach - offset.width),
        bottom: max(0, reach + offset.height), right: max(0, reach + offset.width))
    }

    var isVisible: Bool { opacity > 0 }
  }
}
