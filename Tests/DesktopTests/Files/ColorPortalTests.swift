import RealCompositors
import ResponderBus
import ResponderTestKit
import TestBus
import Testing
import Widgets

@testable import WidgetsControls
@testable import WindowResponder

/// Tests of the desktop's color picker: its availability, and the handling of its answers.
@MainActor @Suite(.serialized) struct ColorPortalTests {
  private let rig: BusStage
  private let well = ColorWell(frame: Rect(x: 20, y: 20, width: 44, height: 44))
  private final class Count { var changes = 0 }
  private let count = Count()

  init() throws {
    rig = try BusStage(stage: Stage(size: Size(width: 640, height: 480)))
    rig.stage.window.rootViewController = ViewController()
    rig.stage.window.rootViewController?.view.addSubview(well)
    well.addAction(Action { [count] _ in count.changes += 1 }, for: .valueChanged)
    rig.stage.render()
  }

  private func portal(version: UInt32?) throws -> FakeFilePortal {
    let context = BusContext()
    let portal = FakeFilePortal(bus: BusConnection(address: rig.bus.address, context: context))
    DescriptorWatch(context.descriptor, for: .reading, in: rig.application.programContext) { _ in
      context.dispatch()
    }
    portal.screenshotVersion = version
    portal.start()
    let own = try rig.application.programContext.sessionBus.open()
    try #require(rig.wait { portal.isStarted && own.uniqueName != nil })
    portal.client = own.uniqueName ?? ""
    return portal
  }

  private func openPicker() throws -> ColorPickerViewController {
    rig.stage.tap(at: Point(x: 42, y: 42))
    rig.stage.advance(by: 1)
    return try #require(
      rig.stage.window.rootViewController?.presentedViewController as? ColorPickerViewController)
  }

  @Test("U4: A colour that is picked on the screen is the well's, sent once", needs("dbus-daemon"))
  func picking() throws {
    let portal = try portal(version: 2)
    well.selectedColor = Color.red.withAlphaComponent(0.5)
    let picker = try openPicker()
    try #require(rig.wait { !picker.dropper.isHidden })
    rig.stage.render()
    rig.stage.tap(at: picker.dropper.convert(Point(x: 22, y: 22), to: nil))
    try #require(rig.wait { portal.calls.count == 1 })
    #expect(portal.calls[0].method == "PickColor")
    #expect(portal.calls[0].arguments[0].text == "wayland:stage")
    let color = DBusValue.structure([.double(0.25), .double(0.5), .double(1)])
    portal.respond(0, .dictionary(["color": .variant(color)]))
    try #require(rig.wait { count.changes == 1 })
    #expect(well.selectedColor == Color(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
  }

  @Test("U4: Where the desktop has no eye dropper none is shown", needs("dbus-daemon"))
  func hidden() throws {
    let portal = try portal(version: 1)
    let picker = try openPicker()
    _ = rig.wait(seconds: 0.5) { false }
    #expect(picker.dropper.isHidden && portal.calls.isEmpty)
  }

  @Test("Without a bus there is none, and nothing is waited for")
  func alone() throws {
    let stage = rig.stage
    stage.application.useSessionBus(at: nil)
    #expect(try openPicker().dropper.isHidden)
  }

  @Test(
    "U4: What is no colour changes nothing",
    arguments: [
      .structure([.double(2), .double(0), .double(0)]), .structure([.double(0), .double(0)]),
      .structure([.double(.nan), .double(0), .double(0)]), .string("red"),
      .structure([.string("1"), .double(0), .double(0)]),
    ] as [DBusValue])
  func nonsense(value: DBusValue) {
    #expect(ColorPortal.color(in: ["color": value]) == nil)
  }
}
