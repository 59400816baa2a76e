/// The layout data of a view.
struct ViewLayout {
  var autoresizingMask: View.AutoresizingMask = []
  var autoresizesSubviews = true

  var margins = EdgeInsets(all: 8)
  var hasOwnMargins = false
  /// A Boolean value that indicates whether the left and right margins are the leading and trailing ones.
  var marginsAreDirectional = false
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var safeArea = EdgeInsets.zero

  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalResistance = LayoutPriority.defaultHigh
  var verticalResistance = LayoutPriority.defaultHigh

  /// A Boolean value that indicates whether the frame and the autoresizing mask determine the view's
  /// position, and not constraints.
  var translatesMask = true
  /// A Boolean value that indicates whether `View.updateConstraints()` is called before the next layout.
  var needsUpdate = false
  /// A Boolean value that indicates whether a layout is calling `View.layoutSubviews()`.
  var isRunning = false
  var fixedWidth: Double?
  var fixedHeight: Double?
}

extension ViewLayout {
  /// Raises the hugging priorities of a text or an image, which grow after all other views, as in UIKit.
  mutating func hugsContentMore() {
    horizontalHugging = LayoutPriority(251)
    verticalHugging = LayoutPriority(251)
  }
}
