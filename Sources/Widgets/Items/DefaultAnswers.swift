/// Finds out which methods a data source or delegate implements itself.
///
/// UIKit asks an object whether it has a method. Here a protocol's own answer notes that it was it that
/// was asked: so the methods where that matters are called once, and then it is known.
@MainActor package final class DefaultAnswers {
  /// A method where it matters whether the answer is the user's own.
  package enum Method {
    case canEdit, rowHeight, estimatedRowHeight, headerView, footerView, trailingSwipe
    case canMove, move
  }

  private var noted: Method?

  package init() {}

  /// A protocol's own answer was given.
  package func note(_ method: Method) { noted = method }

  /// Asks, and tells whether the answer is the user's own.
  package func ask<Answer>(_ method: Method, _ question: () -> Answer) -> (
    answer: Answer, isOwn: Bool
  ) {
    noted = nil
    let answer = question()
    let isOwn = noted != method
    noted = nil
    return (answer, isOwn)
  }
}
