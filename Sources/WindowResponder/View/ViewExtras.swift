/// What a program calls a view, says it stands at, and counts it among. Few views have any, so that it
/// is kept apart.
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
}

/// Keeps them where there are some.
final class ViewExtrasBox {
  var extras = ViewExtras()
}
