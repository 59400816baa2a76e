/// How a view looks, apart from what it draws itself.
struct Appearance: Equatable {
  /// 0 is invisible, 1 is not see-through.
  var alpha = 1.0
  var isHidden = false
  var backgroundColor: Color?
  /// Whether subviews are cut off at the bounds.
  var clipsToBounds = false
  /// The radius of rounded corners, in points.
  var cornerRadius = 0.0
  /// The width of a border inside the bounds, in points.
  var borderWidth = 0.0
  var borderColor: Color?
  var shadow: Shadow?

  /// Few views have one.
  struct Shadow: Equatable {
    var color = Color.black
    var opacity = 0.0
    /// In points.
    var offset = Size(width: 0, height: 3)
    /// How far the blur reaches, in points.
    var radius = 3.0

    /// How far it reaches beyond the bounds on each side, in points.
    var outsets: EdgeInsets {
      // Where the blur ends to the last bit: three times its deviation, and rounding to pixels.
      let reach = radius > 0 ? radius * 3 + 2 : 1
      return EdgeInsets(
        top: max(0, reach - offset.height), left: max(0, reach - offset.width),
        bottom: max(0, reach + offset.height), right: max(0, reach + offset.width))
    }

    var isVisible: Bool { opacity > 0 }
  }
}
