import ResponderTestKit
import WindowResponder

/// A benchmark that sends a touch 1,000 times per second to a window with 60 frames per second.
@MainActor
enum TouchRateBenchmark {
  private static let seconds = 5.0

  /// A view that is redrawn for each move, and records the delay of its touches.
  private final class TrackedView: View {
    unowned let stage: Stage
    var samples = 0
    var events = 0
    var longestLag = 0.0

    init(stage: Stage) {
      self.stage = stage
      super.init(frame: stage.window.bounds)
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
      setNeedsDisplay(Rect(x: 0, y: 0, width: 8, height: 8))
      events += 1
      for touch in touches {
        for sample in event?.coalescedTouches(for: touch) ?? [] {
          samples += 1
          longestLag = max(longestLag, stage.now - sample.timestamp)
        }
      }
    }
  }

  static func figures() -> [MicroFigure] {
    let stage = Stage(size: Size(width: 800, height: 600))
    let view = TrackedView(stage: stage)
    stage.window.addSubview(view)
    stage.render()
    stage.application.interactionSettings.coalescesMoves = true
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    let count = Int(seconds * 1000)
    let frames = stage.frameCount
    let time = Stopwatch.seconds {
      for step in 1...count {
        stage.advance(by: 0.001)
        stage.touchMove(to: Point(x: 10 + Double(step % 700), y: 10))
        stage.frame()
      }
      stage.advance(by: 0.1)
    }
    precondition(view.samples == count, "\(count - view.samples) positions were lost")
    let drawn = stage.frameCount - frames
    return [
      MicroFigure(
        name: "touch at 1,000 Hz, longest lag", value: view.longestLag * 1000, unit: "ms",
        limit: 1000.0 / 60 + 0.01,
        note: "on the stage's clock: \(view.events) events for \(count) positions, \(drawn) frames"),
      MicroFigure(
        name: "touch at 1,000 Hz, CPU of a position", value: time / Double(count) * 1e6, unit: "µs",
        limit: 20, note: "drawing included"),
    ]
  }
}
