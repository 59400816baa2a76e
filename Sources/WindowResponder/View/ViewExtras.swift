/// The rarely used properties of a view. They are stored separately, because few views have any.
struct ViewExtras {
  var label: String?
  var value: String?
  var restorationIdentifier: String?
  var accessibility: AccessibilityValues?
  var interactions: [any Interaction] = []
  var focusGroup: String?
  var focusGroupPriority = FocusGroupPriority.ignored
  var semanticContent = SemanticContentAttribute.unspecified
  var traits: TraitState?
  var isOpaque = true
  var tintAdjustment = View.TintAdjustmentMode.automatic
  /// The last margins of which a view was notified that preserves its superview's margins.
  var preservedMargins: EdgeInsets?
}

/// A container of the rarely used properties, created if there are any.
final class ViewExtrasBox {
  var extras = ViewExtras()
  /// The object by which assistive technologies read the view, or `nil` until one asks.
  var accessibleObject: AnyObject?
}
