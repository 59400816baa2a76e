/// What a view's layout needs to know.
struct ViewLayout {
  var autoresizingMask: View.AutoresizingMask = []
  var autoresizesSubviews = true

  var margins = EdgeInsets(all: 8)
  var hasOwnMargins = false
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var safeArea = EdgeInsets.zero

  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalResistance = LayoutPriority.defaultHigh
  var verticalResistance = LayoutPriority.defaultHigh

  /// Whether the frame and the autoresizing mask say where the view is, and not constraints.
  var translatesMask = true
  /// `View.updateConstraints()` is to be called.
  var needsUpdate = false
  var fixedWidth: Double?
  var fixedHeight: Double?
}

extension ViewLayout {
  /// Texts and pictures grow after everything else, as UIKit's do.
  mutating func hugsContentMore() {
    horizontalHugging = LayoutPriority(251)
    verticalHugging = LayoutPriority(251)
  }
}
