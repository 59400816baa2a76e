import WindowResponder

/// A benchmark that queries whether responders can perform an action, and sends an action along the responder
/// chain.
@MainActor
enum ActionBenchmark {
  private static let chainLength = 20

  static func figures() -> [MicroFigure] {
    let cold = timeCold()
    let copy = Selector.copy
    let implementing = Copier()
    let asked = time(repeats: 10_000) { _ = implementing.canPerformAction(copy, withSender: nil) }
    let other = Responder()
    let refused = time(repeats: 10_000) { _ = other.canPerformAction(copy, withSender: nil) }
    return [
      MicroFigure(
        name: "canPerformAction, implemented", value: asked * 1e9, unit: "ns", limit: 200),
      MicroFigure(
        name: "canPerformAction, not implemented", value: refused * 1e9, unit: "ns", limit: 200),
      MicroFigure(
        name: "nil-target action through \(chainLength) responders",
        value: timeOfNilTarget() * 1e6, unit: "µs", limit: 5),
      MicroFigure(
        name: "first edit menu's questions, \(chainLength) responders", value: cold * 1e6,
        unit: "µs", limit: 20_000, note: "each class and action asked for the first time"),
    ]
  }

  /// Returns the duration of one call, in seconds.
  private static func time(repeats: Int, _ body: () -> Void) -> Double {
    Stopwatch.median(runs: 21) {
      for _ in 0..<repeats { body() }
    } / Double(repeats)
  }

  /// Sends an action from a view that is 20 responders below the application, which performs it.
  private static func timeOfNilTarget() -> Double {
    let application = CopyingApplication()
    let (window, deepest) = chain(below: application)
    let time = time(repeats: 1_000) {
      _ = application.sendAction(.copy, to: nil, from: deepest, for: nil)
    }
    precondition(application.copies == 22 * 1_000, "the action went elsewhere")
    withExtendedLifetime(window) {}
    return time
  }

  /// Returns the time of the queries for the first edit menu of a program. They query each responder of the
  /// chain for every standard action.
  private static func timeCold() -> Double {
    let application = Application()
    let (window, deepest) = chain(below: application)
    let time = Stopwatch.seconds {
      for action in Selector.standardEditActions {
        _ = deepest.target(forAction: action, withSender: application)
      }
    }
    withExtendedLifetime(window) {}
    return time
  }

  /// Returns the views of a chain of 20 links and the application behind them.
  private static func chain(below application: Application) -> (root: Responder, deepest: Responder)
  {
    var links: [Link] = []
    for _ in 0..<chainLength - 1 {
      let link = Link()
      link.above = links.last ?? application
      links.append(link)
    }
    kept.append(links)
    return (links[0], links[links.count - 1])
  }

  private static var kept: [[Link]] = []

  private final class Link: Responder {
    unowned(unsafe) var above: Responder?
    override var next: Responder? { above }
  }

  private final class Copier: Responder, CopyAction {
    func copy(_ sender: Any?) {}
  }

  private final class CopyingApplication: Application, CopyAction {
    var copies = 0
    func copy(_ sender: Any?) { copies += 1 }
  }
}
