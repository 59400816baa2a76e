/// What a view says of itself to those who do not see it, as far as it was set.
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
  var customActions: [AccessibilityCustomAction]?
  var userInputLabels: [String]?
  var frame: Rect?
  var activationPoint: Point?
  var navigationStyle = AccessibilityNavigationStyle.automatic
  var containerType = AccessibilityContainerType.none
}

extension View {
  /// The view's place in its window; the screen's, on a desktop that tells no place, is not known.
  var placeInWindow: Rect { convert(bounds, to: nil) }

  /// The middle of the view's place.
  var middleOfAccessibilityFrame: Point {
    let frame = accessibilityFrame
    return Point(x: frame.midX, y: frame.midY)
  }
}
