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
}
