import ResponderWords
import WindowResponder

/// The menu elements that move an item or a row by one position.
@MainActor package enum ItemMoveMenu {
  /// Returns the elements for both directions.
  ///
  /// - Parameters:
  ///   - goesDown: A Boolean value that indicates whether items follow one another downward.
  ///   - move: Returns the closure that moves the item forward for 1 or backward for -1, or `nil` if there is
  ///     no such position.
  package static func elements(
    goesDown: Bool, move: (_ direction: Int) -> (@MainActor () -> Void)?
  ) -> [MenuElement] {
    let titles =
      goesDown
      ? [ownWord("Move Up"), ownWord("Move Down")]
      : [ownWord("Move Backward"), ownWord("Move Forward")]
    return zip(titles, [-1, 1]).compactMap { title, direction in
      move(direction).map { body in Action(title: title) { _ in body() } }
    }
  }

  /// Returns the element that begins a drag by keys.
  package static func dragElement(_ begin: @escaping @MainActor () -> Void) -> MenuElement {
    Action(title: ownWord("Move…")) { _ in
      // The view has the focus again after the menu is closed.
      ProgramContext.current.later { begin() }
    }
  }

  /// Returns the actions of elements, for assistive technologies.
  package static func deeds(_ elements: [MenuElement]) -> [AccessibleDeed] {
    elements.map { element in
      AccessibleDeed(element.title) { (element as? Action)?.performWithSender(nil, target: nil) }
    }
  }
}
