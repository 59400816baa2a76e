/// The accessibility properties of a view or an element that have been set.
struct AccessibilityValues {
  var isElement: Bool?
  var traits: AccessibilityTraits?
  var hint: String?
  var identifier: String?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var ignoresInvertColors = false
  var respondsToInteraction: Bool?
  var elements: [Any]?
  var headerElements: [Any]?
  var customActions: [AccessibilityCustomAction]?
  var customRotors: [AccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var styledLabel: StyledText?
  var styledHint: StyledText?
  var styledValue: StyledText?
  var frame: Rect?
  var path: Path?
  var activationPoint: Point?
  var navigationStyle = AccessibilityNavigationStyle.automatic
  var containerType = AccessibilityContainerType.none
  var textualContext: AccessibilityTextualContext?
}
