import Testing
import Widgets

@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the state of windows that the compositor saves, in addition to the application's own.
@Suite(.serialized) @MainActor struct WindowPositionTests {
  private let runs = Runs()

  init() {
    Program.plan.root = { Page("page") }
    Program.plan.windowIdentifier = "main"
  }

  private func requests(_ stage: Stage) -> [String] { stage.display.sessionRequests }

  private func names(_ stage: Stage) -> [String?] { stage.display.surfaces.map(\.placeName) }

  @Test("The first run begins anew before its window is shown, the next comes back with the id")
  func twoRuns() {
    runs.run { stage in
      #expect(requests(stage) == ["launch anew"] && names(stage) == ["main"])
      Runs.save(stage)
      #expect(requests(stage) == ["launch anew"])
      stage.advance(by: 3)
      stage.end()
    }
    runs.run { stage in
      #expect(requests(stage) == ["launch stage"] && names(stage) == ["main"])
    }
  }

  @Test("A run that did not end by itself is made good, and so is one whose display was lost")
  func recovery() {
    runs.run { stage in Runs.save(stage) }
    runs.run { stage in
      #expect(requests(stage) == ["recovery stage"])
      stage.application.extras.stateRestorer?.windowPositions.displayWasLost()
      stage.end()
    }
    runs.run { stage in
      #expect(requests(stage) == ["recovery stage"])
      stage.window.close()
    }
    runs.run { stage in #expect(requests(stage) == ["launch stage"]) }
  }

  @Test("Windows without an identifier, and programs that keep no state, ask for nothing")
  func optIn() {
    Program.plan.windowIdentifier = nil
    runs.run { stage in
      Runs.save(stage)
      #expect(requests(stage).isEmpty)
    }
    Program.plan.windowIdentifier = "main"
    Program.plan.saves = false
    runs.run { stage in
      Runs.save(stage)
      #expect(requests(stage).isEmpty)
    }
  }

  @Test("A program that does not want its state back has the desktop forget it too")
  func forgotten() {
    runs.run { stage in Runs.save(stage) }
    Program.plan.restores = false
    runs.run { stage in
      #expect(requests(stage) == ["forget stage", "launch anew"])
    }
  }

  @Test("A display that comes after the launch is told of what to forget, too")
  func laterDisplay() {
    runs.run { stage in Runs.save(stage) }
    Program.plan.restores = false
    let application = Application()
    application.becomeShared()
    application.keepState(in: runs.kept)
    let window = Window(size: Size(width: 100, height: 80))
    window.isHidden = false
    application.launchOnStage(Program.self)
    let display = HeadlessDisplay(
      size: Size(width: 400, height: 300), scale: 1, isDecoratedByServer: true)
    application.connect(to: display)
    #expect(display.sessionRequests == ["forget stage", "launch anew"])
    application.forgetState()
    application.disconnect()
  }

  @Test(
    "A window that is shown later is kept too, and one that gets its name later with the next save")
  func later() {
    runs.run { stage in
      Runs.save(stage)
      let second = Window(size: Size(width: 100, height: 80))
      second.restorationIdentifier = "second"
      second.isHidden = false
      let third = Window(size: Size(width: 100, height: 80))
      third.isHidden = false
      #expect(names(stage) == ["main", "second", nil])
      third.restorationIdentifier = "third"
      Runs.save(stage)
      #expect(names(stage) == ["main", "second", "third"])
    }
  }

  @Test("Once another run has taken it nothing more is asked, and the id is kept for the next one")
  func taken() {
    runs.run { stage in
      Runs.save(stage)
      stage.display.events?.sessionWasTaken()
      let second = Window(size: Size(width: 100, height: 80))
      second.restorationIdentifier = "second"
      second.isHidden = false
      #expect(names(stage) == ["main", nil])
      stage.end()
    }
    runs.run { stage in #expect(requests(stage) == ["launch stage"]) }
  }

  @Test("A desktop that keeps no windows is asked for nothing")
  func without() {
    let stage = Stage(size: Size(width: 400, height: 300), keeping: runs.kept)
    stage.desktopFeatures.remove(.windowPositions)
    stage.launch(Program.self)
    Runs.save(stage)
    #expect(requests(stage).isEmpty)
    stage.kill()
  }
}
