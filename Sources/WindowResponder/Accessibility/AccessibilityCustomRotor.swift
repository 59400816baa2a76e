/// A way to navigate between elements of one type, such as the misspelled words of a text. Follows
/// `UIAccessibilityCustomRotor`.
///
/// Assistive technologies receive two actions for it: one for the next element, and one for the previous.
@preconcurrency @MainActor open class AccessibilityCustomRotor {
  /// A function that finds the next element, or returns `nil` if there is none.
  public typealias Search =
    @MainActor (AccessibilityCustomRotorSearchPredicate) -> AccessibilityCustomRotorItemResult?

  /// A direction of the search. The values are those of `UIAccessibilityCustomRotor.Direction`.
  public enum Direction: Int, Hashable, Sendable {
    /// Towards the beginning.
    case previous
    /// Towards the end.
    case next
  }

  /// The name of the rotor.
  open var name: String
  /// The function that finds the next element.
  open var itemSearchBlock: Search
  /// The element that was found last.
  final var current: AccessibilityCustomRotorItemResult?

  /// Creates a rotor with a name and a function that finds elements.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }

  /// Returns the next element in a direction, and stores it.
  final func search(_ direction: Direction) -> AccessibilityCustomRotorItemResult? {
    let start = current ?? AccessibilityCustomRotorItemResult(targetElement: nil)
    let found = itemSearchBlock(
      AccessibilityCustomRotorSearchPredicate(currentItem: start, searchDirection: direction))
    if let found { current = found }
    return found
  }
}

/// An element that a rotor finds. Follows `UIAccessibilityCustomRotorItemResult`.
@preconcurrency @MainActor public struct AccessibilityCustomRotorItemResult {
  /// The element: a view or an ``AccessibilityElement``.
  public weak var targetElement: AnyObject?
  /// The range of the element's text, or `nil` for the whole element.
  public var targetRange: TextRange?

  /// Creates a result.
  public init(targetElement: AnyObject?, targetRange: TextRange? = nil) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// The element from which a rotor searches, and the direction. Follows
/// `UIAccessibilityCustomRotorSearchPredicate`.
@preconcurrency @MainActor public struct AccessibilityCustomRotorSearchPredicate {
  /// The element that was found last. Its target is `nil` before the first search.
  public let currentItem: AccessibilityCustomRotorItemResult
  /// The direction of the search.
  public let searchDirection: AccessibilityCustomRotor.Direction

  /// Creates a predicate.
  public init(
    currentItem: AccessibilityCustomRotorItemResult,
    searchDirection: AccessibilityCustomRotor.Direction
  ) {
    self.currentItem = currentItem
    self.searchDirection = searchDirection
  }
}
