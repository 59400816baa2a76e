/// A record of the methods that a data source or delegate implements itself.
///
/// UIKit asks an object whether it responds to a selector. Here the default implementation of a protocol
/// notes that it was called. Each method for which that matters is therefore called once.
@MainActor package final class DefaultAnswers {
  /// A method that has another effect if the object implements it.
  package enum Method {
    case canEdit, rowHeight, estimatedRowHeight, headerView, footerView, trailingSwipe
    case canMove, move, editingStyle
  }

  private var noted: Method?

  package init() {}

  /// Notes that the default implementation of a method was called.
  package func note(_ method: Method) { noted = method }

  /// Calls a method, and returns its result and whether the object implements the method itself.
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
