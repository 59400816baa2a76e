import ResponderTestKit
import Testing
import UIKit

@MainActor struct TimerTests {
  let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test("A timer fires once on the program's loop, and is not valid afterwards")
  func firesOnce() {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in count += 1 }
    stage.advance(by: 0.4)
    #expect(count == 0)
    #expect(timer.isValid)
    stage.advance(by: 2)
    #expect(count == 1)
    #expect(!timer.isValid)
  }

  @Test("A timer that repeats fires until it is invalidated")
  func repeats() {
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in count += 1 }
    stage.advance(by: 1.6)
    #expect(count == 3)
    timer.invalidate()
    stage.advance(by: 2)
    #expect(count == 3)
  }

  @Test("A timer that is added to the main run loop fires")
  func added() {
    var count = 0
    let timer = Timer(timeInterval: 0.25, repeats: true) { _ in count += 1 }
    stage.advance(by: 1)
    #expect(count == 0)
    RunLoop.main.add(timer, forMode: .common)
    stage.advance(by: 0.6)
    #expect(count == 2)
    timer.invalidate()
  }
}
