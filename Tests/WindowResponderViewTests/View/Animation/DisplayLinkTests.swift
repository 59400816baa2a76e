import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct DisplayLinkTests {
  let stage = Stage(size: Size(width: 200, height: 200))

  init() { stage.advance(by: 1) }

  @Test("A display link is called for every frame, with its times")
  func times() {
    var stamps: [Double] = []
    let link = DisplayLink { link in
      stamps.append(link.timestamp)
      #expect((link.duration - 1.0 / 60).magnitude < 1e-9)
      #expect((link.targetTimestamp - link.timestamp - 1.0 / 60).magnitude < 1e-9)
    }
    link.add()
    stage.advance(by: 1)
    #expect(stamps.count == 61)
    link.invalidate()
    stage.advance(by: 1)
    #expect(stamps.count == 61)
  }

  @Test("A paused link asks for no frames, and goes on when it is paused no longer")
  func pausing() {
    var calls = 0
    let link = DisplayLink { _ in calls += 1 }
    link.isPaused = true
    link.add()
    stage.advance(by: 1)
    #expect(calls == 0)
    link.isPaused = false
    stage.advance(by: 0.5)
    #expect(calls == 31)
    link.isPaused = true
    stage.advance(by: 0.1)
    let requests = stage.frameRequestCount
    stage.advance(by: 10)
    #expect(stage.frameRequestCount == requests)
    #expect(stage.application.nextTimer == nil)
    link.invalidate()
  }

  @Test("A link is added and removed in the words of Core Animation")
  func loops() {
    var calls = 0
    let link = DisplayLink { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.5)
    #expect(calls == 31)
    link.remove(from: .main, forMode: .common)
    stage.advance(by: 0.5)
    #expect(calls == 31)
    link.add(to: .current, forMode: .default)
    stage.advance(by: 0.5)
    #expect(calls > 60)
    link.invalidate()
  }

  @Test("A link with a preferred rate is called at the nearest part of the screen's")
  func preferredRate() {
    var calls = 0
    let link = DisplayLink { _ in calls += 1 }
    link.preferredFramesPerSecond = 25
    link.add()
    stage.advance(by: 1)
    #expect((30...31).contains(calls))
    link.preferredFramesPerSecond = 0
    link.preferredFrameRateRange = FrameRateRange(minimum: 10, maximum: 60, preferred: 15)
    calls = 0
    stage.advance(by: 1)
    #expect((15...16).contains(calls))
    link.invalidate()
  }

  @Test("The rate of a link stays in its range, as far as the screen has such rates")
  func rateRange() {
    var calls = 0
    let link = DisplayLink { _ in calls += 1 }
    link.add()
    func rate(_ minimum: Double, _ maximum: Double, _ preferred: Double) -> Int {
      link.preferredFrameRateRange = FrameRateRange(
        minimum: minimum, maximum: maximum, preferred: preferred)
      stage.advance(by: 1)
      calls = 0
      stage.advance(by: 1)
      return calls
    }
    // At 60 Hz, the rates are 60, 30, 20, 15, 12, 10 …
    #expect((29...31).contains(rate(25, 60, 20)))
    #expect((19...21).contains(rate(20, 60, 17)))
    #expect((14...16).contains(rate(0, 17, 30)))
    #expect((59...61).contains(rate(40, 50, 45)))
    link.invalidate()
  }

  @Test("A link calls a method, or sends a selector's action, with itself")
  func targetAndAction() {
    let game = Game()
    let link = DisplayLink(target: game, action: Game.step)
    link.add()
    stage.render()
    #expect(game.steps >= 1)
    link.invalidate()
    let other = DisplayLink(target: game, selector: .frame)
    other.add()
    stage.render()
    #expect(game.frames >= 1)
    #expect(game.sender === other)
    other.invalidate()
  }

  @Test("A link that was added holds its target until it is invalidated")
  func holdsTarget() {
    weak var kept: Game?
    weak var link: DisplayLink?
    do {
      let game = Game()
      kept = game
      let made = DisplayLink(target: game, action: Game.step)
      link = made
      made.add()
    }
    #expect(kept != nil)
    link?.invalidate()
    #expect(kept == nil)
    #expect(link == nil)
  }

  @Test("A link goes on with another window when its own is closed")
  func goesToAnotherWindow() {
    var calls = 0
    let link = DisplayLink { _ in calls += 1 }
    link.add()
    let other = Window(size: Size(width: 50, height: 50))
    other.isHidden = false
    stage.advance(by: 0.1)
    stage.window.close()
    calls = 0
    stage.advance(by: 0.5)
    #expect(calls >= 30)
    link.invalidate()
    other.close()
  }

  @Test("In a window that is not seen no calls come")
  func unseen() {
    var calls = 0
    let link = DisplayLink { _ in calls += 1 }
    link.add()
    stage.setSuspended(true)
    stage.advance(by: 0.1)
    calls = 0
    stage.advance(by: 2)
    #expect(calls == 0)
    stage.setSuspended(false)
    stage.advance(by: 0.5)
    #expect(calls >= 30)
    link.invalidate()
  }
}

@MainActor private protocol FrameAction { func frame(_ sender: Any?) }

extension Selector {
  fileprivate static let frame = Selector("frame:", on: FrameAction.self) { $0.frame($1) }
}

@MainActor private final class Game: FrameAction {
  var steps = 0
  var frames = 0
  weak var sender: AnyObject?

  func step(_ link: DisplayLink) { steps += 1 }
  func frame(_ sender: Any?) {
    frames += 1
    self.sender = sender as? DisplayLink
  }
}
