import TestScenes
import Testing

@testable import ResponderTestKit
@testable import WindowResponder

@MainActor @Suite(.serialized) struct FrameTickerTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let view = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))

  init() {
    stage.window.addSubview(view)
    stage.advance(by: 1)
  }

  @Test("A ticker is called at its start and then once a frame")
  func oncePerFrame() {
    var times: [Double] = []
    let start = stage.now
    let ticker = FrameTicker(view: view) { times.append($0 - start) }
    #expect(ticker.start())
    stage.advance(by: 0.1)
    #expect(times.count == 7)
    for (index, time) in times.enumerated() {
      #expect((time - Double(index) / 60).magnitude < 1e-9)
    }
    ticker.stop()
    #expect(!ticker.isRunning)
    stage.advance(by: 1)
    #expect(times.count == 7)
  }

  @Test("What a ticker changes is drawn in the same frame, and nothing else")
  func drawsInTheSameFrame() {
    let ticker = FrameTicker(view: view) { [view] _ in view.setNeedsDisplay() }
    let frames = stage.frameCount
    ticker.start()
    stage.application.settle()
    #expect(stage.frameCount == frames + 1)
    #expect(stage.lastDamage == [view.frame])
    stage.advance(by: 0.5)
    #expect(stage.frameCount == frames + 31)
    ticker.stop()
  }

  @Test("Frames are asked for only while something moves, drawn or not")
  func asksOnlyWhileMoving() {
    var calls = 0
    let ticker = FrameTicker(view: view) { _ in calls += 1 }
    let (frames, requests) = (stage.frameCount, stage.frameRequestCount)
    ticker.start()
    stage.advance(by: 0.5)
    #expect(calls == 31)
    #expect(stage.frameCount == frames, "nothing was drawn")
    #expect(stage.frameRequestCount == requests + 31)
    ticker.stop()
    stage.advance(by: 0.1)
    let rest = stage.frameRequestCount
    stage.advance(by: 60)
    #expect(stage.frameRequestCount == rest)
    #expect(stage.application.nextTimer == nil)
    #expect(!stage.window.needsFrame)
  }

  @Test("Events between two frames bring no further calls")
  func eventsBringNoCalls() {
    var calls = 0
    let ticker = FrameTicker(view: view) { _ in calls += 1 }
    ticker.start()
    stage.application.settle()
    for _ in 0..<10 {
      view.setNeedsDisplay()
      stage.application.settle()
    }
    #expect(calls == 1)
    ticker.stop()
  }

  @Test("A view in no window cannot start, and one that leaves it stops by itself")
  func leavingStops() {
    var isLost = false
    #expect(!FrameTicker(view: View()) { _ in }.start())
    let ticker = FrameTicker(view: view) { _ in }
    ticker.onLost = { isLost = true }
    ticker.start()
    stage.advance(by: 0.1)
    #expect(!isLost)
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(isLost && !ticker.isRunning)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("A window that leaves the screen stops what moves in it")
  func closingStops() {
    stage.application.delegate = StayingDelegate()
    var isLost = false
    let ticker = FrameTicker(view: view) { _ in }
    ticker.onLost = { isLost = true }
    ticker.start()
    stage.window.close()
    #expect(isLost && !ticker.isRunning)
    #expect(!ticker.start())
    #expect(stage.application.nextTimer == nil)
    stage.window.makeKeyAndVisible()
    #expect(ticker.start())
    ticker.stop()
  }

  @Test("In a window that is not seen calls come a few times a second")
  func unseenCalls() {
    var calls = 0
    let ticker = FrameTicker(view: view) { _ in calls += 1 }
    stage.setSuspended(true)
    stage.advance(by: 0.5)
    ticker.start()
    stage.advance(by: 0.1)
    calls = 0
    stage.advance(by: 2)
    #expect(calls == 8)
    stage.setSuspended(false)
    calls = 0
    stage.advance(by: 0.5)
    #expect(calls >= 30)
    ticker.stop()
  }

  @Test("One ticker may stop another, itself, and start a third")
  func changesWhileTicking() {
    let log = Log()
    let second = FrameTicker(view: view) { _ in log.add("second") }
    let third = FrameTicker(view: view) { _ in log.add("third") }
    var first: FrameTicker?
    first = FrameTicker(view: view) { _ in
      log.add("first")
      first?.stop()
      second.stop()
      third.start()
    }
    first?.start()
    second.start()
    stage.application.settle()
    #expect(log.take() == ["first"])
    stage.advance(by: 1.0 / 60)
    #expect(log.take() == ["third"])
    third.stop()
    first = nil
  }

  @Test("What starts in a step starts at the step's time")
  func startTime() {
    var times: [Double] = []
    let ticker = FrameTicker(view: view) { [stage] _ in
      times.append(stage.window.frameClock.startTime)
    }
    ticker.start()
    stage.advance(by: 1.0 / 60)
    #expect(times.count == 2)
    #expect(times.last == stage.now)
    ticker.stop()
  }
}

/// A delegate that keeps the application running without windows.
private final class StayingDelegate: ApplicationDelegate {
  func applicationShouldTerminateAfterLastWindowClosed(_ application: Application) -> Bool { false }
}
