import ResponderTestKit
import WindowResponder

/// A benchmark that sends touches through 50 gesture recognizers on nested views.
@MainActor
enum GestureBenchmark {
  private static let count = 50
  private static let moves = 20

  static func figures() -> [MicroFigure] {
    [
      figure("all undecided", limit: 50) { $0.isMultiple(of: 2) ? tap() : longPress() },
      figure("all going on", limit: 50, goesOn: true) { _ in simultaneousPan() },
      MicroFigure(
        name: "a tap through \(count) recognizers", value: tapTime() * 1e6, unit: "µs",
        limit: 50, note: "per event: down and up"),
    ]
  }

  /// Returns the time of one move of a touch, from the event queue to the views.
  private static func figure(
    _ name: String, limit: Double, goesOn: Bool = false, _ make: (Int) -> GestureRecognizer
  ) -> MicroFigure {
    let stage = Stage(size: Size(width: 400, height: 400))
    fill(stage.window, make)
    stage.touchDown(0, at: Point(x: 200, y: 200))
    stage.frame()
    // A pan begins after ten points. A tap is still possible then.
    stage.touchMove(0, to: Point(x: 200, y: 210))
    stage.frame()
    var step = 0
    func move() {
      step += 1
      // The move is within the ten points that a tap allows. A pan has begun before.
      let offset = Double(step % 2) - 9
      stage.touchMove(0, to: Point(x: 200, y: 200 - offset))
      stage.frame()
    }
    let time = Stopwatch.median(runs: 201) { for _ in 0..<moves { move() } } / Double(moves)
    stage.touchUp(0)
    stage.frame()
    precondition(!goesOn || actions > count * moves, "the pans did not go on")
    return MicroFigure(
      name: "a touch event through \(count) recognizers, \(name)", value: time * 1e6, unit: "µs",
      limit: limit)
  }

  private static func tapTime() -> Double {
    let stage = Stage(size: Size(width: 400, height: 400))
    fill(stage.window) { $0.isMultiple(of: 2) ? tap() : longPress() }
    return Stopwatch.median(runs: 201) {
      for _ in 0..<moves {
        stage.touchDown(0, at: Point(x: 200, y: 200))
        stage.frame()
        stage.touchUp(0)
        stage.frame()
      }
    } / Double(2 * moves)
  }

  /// Adds ten nested views, each with its share of the recognizers.
  private static func fill(_ window: Window, _ make: (Int) -> GestureRecognizer) {
    var view: View = window
    for index in 0..<count {
      if index.isMultiple(of: 5) {
        let inner = View(frame: view.bounds)
        view.addSubview(inner)
        view = inner
      }
      let recognizer = make(index)
      recognizer.addAction(Action { _ in actions += 1 })
      view.addGestureRecognizer(recognizer)
    }
  }

  private static var actions = 0

  private static func tap() -> GestureRecognizer { TapGestureRecognizer() }

  private static func longPress() -> GestureRecognizer {
    let press = LongPressGestureRecognizer()
    press.minimumPressDuration = 3600
    return press
  }

  private static func simultaneousPan() -> GestureRecognizer {
    let pan = SimultaneousPan()
    return pan
  }

  /// A pan that neither prevents other recognizers nor is prevented by them.
  private final class SimultaneousPan: PanGestureRecognizer {
    override func canPrevent(_ other: GestureRecognizer) -> Bool { false }
    override func canBePrevented(by other: GestureRecognizer) -> Bool { false }
  }
}
