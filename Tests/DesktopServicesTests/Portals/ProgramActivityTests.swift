import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import DesktopServices
@testable import WindowResponder

/// Tests of the actions of the desktop that an application inhibits while it is busy.
@MainActor @Suite("Activities", .serialized, needs("dbus-daemon"))
struct ProgramActivityTests {
  private let rig: BusStage

  init() throws { rig = try BusStage() }

  private func begin(
    _ options: ProgramActivity.Options = [.idleSystemSleepDisabled, .idleDisplaySleepDisabled]
  ) -> ProgramActivity { rig.application.beginActivity(options: options, reason: "Copying") }

  private func closings(_ desktop: FakeDesktop) -> Int {
    desktop.peer.arguments(of: "Close").count
  }

  @Test("The portal is told what is not to happen, and why, until the end")
  func whole() throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let activity = begin()
    var told: [Bool] = []
    activity.effectObservers.add(rig.stage.window) { _, isInEffect in told.append(isInEffect) }
    #expect(!activity.isInEffect && rig.wait { activity.isInEffect })
    let call = try #require(desktop.peer.arguments(of: "Inhibit").first)
    #expect(call[1].integer == 12 && call[2].entries?["reason"]?.text == "Copying")
    rig.application.endActivity(activity)
    #expect(!activity.isInEffect && rig.wait { closings(desktop) == 1 })
    activity.end()
    #expect(!rig.wait(seconds: 0.2) { closings(desktop) > 1 } && told == [true, false])
  }

  @Test("Letting go of it ends it")
  func lettingGo() throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    var activity: ProgramActivity? = begin(.userInitiated)
    #expect(rig.wait { activity?.isInEffect == true })
    #expect(desktop.peer.arguments(of: "Inhibit").first?[1].integer == 5)
    activity = nil
    #expect(rig.wait { closings(desktop) == 1 })
  }

  @Test("One that ends before the portal has answered is taken back")
  func endingEarly() throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let activity = begin()
    activity.end()
    #expect(rig.wait { closings(desktop) == 1 } && !activity.isInEffect)
  }

  @Test("What the user denies later is no longer in effect")
  func denied() throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let activity = begin()
    #expect(rig.wait { activity.isInEffect })
    desktop.respond(0)
    #expect(!rig.wait(seconds: 0.2) { !activity.isInEffect })
    desktop.respond(1)
    #expect(rig.wait { !activity.isInEffect })
    activity.end()
    #expect(!rig.wait(seconds: 0.2) { closings(desktop) > 0 })
  }

  @Test("A portal that comes back is asked again")
  func comingBack() throws {
    let activity = begin()
    #expect(!rig.wait(seconds: 0.3) { activity.isInEffect })
    let first = try #require(try FakeDesktop(on: rig))
    #expect(rig.wait { activity.isInEffect })
    first.peer.bus.close()
    #expect(rig.wait { !activity.isInEffect })
    let second = try #require(try FakeDesktop(on: rig))
    #expect(rig.wait { activity.isInEffect })
    #expect(second.peer.arguments(of: "Inhibit").count == 1)
    activity.end()
    #expect(rig.wait { closings(second) == 1 })
  }

  @Test("Nothing is asked for nothing, without a bus, or by a portal that answers nonsense")
  func nothing() throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let none = begin([])
    let odd = begin(ProgramActivity.Options(rawValue: 0xF0))
    desktop.peer.refusals["Inhibit"] = .refused(
      name: "org.freedesktop.portal.Error.NotAllowed", message: "no")
    let refused = begin()
    #expect(rig.wait { desktop.peer.arguments(of: "Inhibit").count == 1 })
    #expect(!none.isInEffect && !odd.isInEffect && !refused.isInEffect)
    rig.application.useSessionBus(at: nil)
    let alone = begin()
    #expect(!alone.isInEffect)
    alone.end()
  }
}
