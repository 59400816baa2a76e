import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import WindowResponder

/// Tests of the times at which the state is saved or not saved.
@Suite(.serialized) @MainActor struct StateSavingTests {
  private let runs = Runs()

  init() { Program.plan.root = { Page("page", [named(Switch(), "switch")]) } }

  private func tapSwitch(_ stage: Stage) throws {
    let shown = try #require(shownSwitch(stage))
    stage.tap(at: shown.convert(Point(x: 10, y: 10), to: stage.window))
  }

  @Test("R2: A program whose delegate says nothing writes nothing and is not woken")
  func optIn() throws {
    Program.plan.saves = false
    try runs.run { stage in
      try tapSwitch(stage)
      stage.advance(by: 5)
      #expect(stage.application.nextTimer == nil)
      stage.end()
    }
    #expect(runs.kept.bytes == nil && runs.kept.writeCount == 0)
  }

  @Test("R2: What was saved is not taken where the delegate does not want it")
  func optOutOfComingBack() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.advance(by: 2)
    }
    Program.plan.restores = false
    runs.run { stage in #expect(shownSwitch(stage)?.isOn == false) }
    Program.plan.restores = true
    runs.run { stage in #expect(shownSwitch(stage)?.isOn == true) }
  }

  @Test("R4: A change is saved a second after the last thing that the user did")
  func debounced() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.advance(by: 0.7)
      try tapSwitch(stage)
      stage.advance(by: 0.9)
      #expect(runs.kept.writeCount == 0)
      stage.advance(by: 0.2)
      #expect(runs.kept.writeCount == 1)
    }
  }

  @Test("R4: A user who never stops has it saved every ten seconds")
  func busy() throws {
    try runs.run { stage in
      for _ in 0..<42 {
        try tapSwitch(stage)
        stage.advance(by: 0.25)
      }
      #expect(runs.kept.writeCount == 1)
    }
  }

  @Test("R4: While the user does nothing nothing wakes the program")
  func idle() throws {
    try runs.run { stage in
      #expect(stage.application.nextTimer == nil)
      try tapSwitch(stage)
      stage.advance(by: 3)
      #expect(stage.application.nextTimer == nil)
      let frames = stage.frameCount
      stage.advance(by: 60)
      #expect(stage.frameCount == frames && runs.kept.writeCount == 1)
    }
  }

  @Test("A pointer that only moves wakes nobody")
  func moves() {
    runs.run { stage in
      stage.pointerMove(to: Point(x: 300, y: 200))
      stage.pointerMove(to: Point(x: 310, y: 210))
      #expect(stage.application.nextTimer == nil)
    }
  }

  @Test("R4: Where nothing is other than it was, nothing is written")
  func unchanged() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.advance(by: 2)
      try tapSwitch(stage)
      try tapSwitch(stage)
      stage.advance(by: 2)
    }
    #expect(runs.kept.writeCount == 1)
    runs.run { stage in
      stage.tap(at: Point(x: 300, y: 250))
      stage.advance(by: 2)
    }
    #expect(runs.kept.writeCount == 1)
  }

  @Test("R4: A program that is left saves at once, also what it changed by itself")
  func deactivation() throws {
    runs.run { stage in
      shownSwitch(stage)?.isOn = true
      stage.setActivated(true)
      stage.setActivated(false)
      #expect(runs.kept.writeCount == 1)
    }
    runs.run { stage in #expect(shownSwitch(stage)?.isOn == true) }
  }

  @Test("R4: A program that ends saves at once")
  func end() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.end()
      #expect(runs.kept.writeCount == 1)
    }
    runs.run { stage in #expect(shownSwitch(stage)?.isOn == true) }
  }

  @Test("R5: Closing the last window, or Quit, leaves the state as it was before")
  func closing() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.window.performClose()
      stage.advance(by: 2)
      stage.end()
    }
    runs.run { stage in #expect(shownSwitch(stage)?.isOn == true) }
    try runs.run { stage in
      try tapSwitch(stage)
      stage.application.terminate(nil)
      stage.advance(by: 2)
      stage.end()
    }
    runs.run { stage in #expect(shownSwitch(stage)?.isOn == false) }
  }

  @Test("R5: Quit keeps all windows, though they close one after another")
  func quitWithTwo() throws {
    Program.plan.windowIdentifier = "first"
    func second() -> Window {
      let window = Window(size: Size(width: 100, height: 100))
      window.restorationIdentifier = "second"
      window.rootViewController = Page("other", [named(Switch(), "switch")])
      window.makeKeyAndVisible()
      return window
    }
    let root = Program.plan.root
    var other: Window?
    Program.plan.root = {
      other = second()
      return root()
    }
    try runs.run { stage in
      try tapSwitch(stage)
      (other?.rootViewController?.view.subviews.first as? Switch)?.isOn = true
      stage.application.terminate(nil)
      stage.end()
    }
    other = nil
    runs.run { stage in
      #expect(shownSwitch(stage)?.isOn == true)
      #expect((other?.rootViewController?.view.subviews.first as? Switch)?.isOn == true)
    }
    other?.close()
  }

  @Test("Where the state cannot be written one line says so, and the program goes on")
  func unwritable() throws {
    runs.kept.failure = FileError(path: "restoration", reason: .tooLarge)
    let lines = try messages {
      try runs.run { stage in
        for _ in 0..<3 {
          try tapSwitch(stage)
          stage.advance(by: 2)
        }
        #expect(shownSwitch(stage)?.isOn == true)
      }
    }
    #expect(lines.count == 1)
  }

  @Test("R6: A program that dies while it comes back does without its state the next time")
  func diesWhileRestoring() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.advance(by: 2)
    }
    // The first frame is never drawn.
    Program.plan.onDecode = { application, _ in application.extendStateRestoration() }
    runs.run { stage in
      #expect(shownSwitch(stage)?.isOn == true)
      #expect(runs.kept.isBeingRestored)
    }
    let lines = messages {
      runs.run { stage in
        #expect(shownSwitch(stage)?.isOn == false)
        #expect(!runs.kept.isBeingRestored && runs.kept.bytes == nil)
      }
    }
    #expect(lines.count == 1 && lines[0].contains("ended while it came back"))
  }

  @Test("What goes on after the launch is over when the program says so")
  func extended() throws {
    try runs.run { stage in
      try tapSwitch(stage)
      stage.advance(by: 2)
    }
    Program.plan.onDecode = { application, _ in
      application.extendStateRestoration()
      application.extendStateRestoration()
    }
    try runs.run { stage in
      stage.application.completeStateRestoration()
      #expect(runs.kept.isBeingRestored)
      try tapSwitch(stage)
      stage.advance(by: 2)
      #expect(runs.kept.writeCount == 1)
      stage.application.completeStateRestoration()
      #expect(!runs.kept.isBeingRestored)
      try tapSwitch(stage)
      try tapSwitch(stage)
      stage.advance(by: 2)
      #expect(runs.kept.writeCount == 2)
    }
  }
}

/// Returns a view after setting its restoration identifier.
@MainActor func named<Shown: View>(_ view: Shown, _ identifier: String) -> Shown {
  view.restorationIdentifier = identifier
  return view
}
