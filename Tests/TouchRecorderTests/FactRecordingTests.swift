import TestCompositor
import Testing
import TouchRecording
import WindowResponder

@testable import TouchRecorder

@MainActor @Suite("What a recorder writes of machine, screens and window") struct FactRecordingTests
{
  private func facts<Part>(
    _ recording: Recording, _ part: (Fact.Content) -> Part?
  ) -> [Part] {
    recording.facts.compactMap { part($0.content) }
  }

  private func outputs(_ recording: Recording) -> [Output] {
    facts(recording) { if case .output(let output) = $0 { output } else { nil } }
  }

  private func windows(_ recording: Recording) -> [WindowState] {
    facts(recording) { if case .window(let window) = $0 { window } else { nil } }
  }

  @Test(
    "First of all: machine, what the compositor offers, seats, screens, and the window on its screen"
  )
  func first() throws {
    let rig = try RecorderRig()
    let recording = try rig.recording
    let machines = facts(recording) { if case .machine(let it) = $0 { it } else { nil } }
    try #require(machines.count == 1)
    #expect(machines[0].model == "Bench" && machines[0].kernel == "Linux")
    // The compositor is the process of the test itself.
    #expect(!machines[0].compositor.isEmpty && !machines[0].program.isEmpty)
    let globals = facts(recording) { content -> [String: UInt32]? in
      if case .global(let name, let version) = content { [name: version] } else { nil }
    }
    #expect(globals.contains(["wl_compositor": 6]))
    #expect(globals.count >= TestCompositor.allGlobals.count)
    let seats = facts(recording) { if case .seat(let seat) = $0 { seat } else { nil } }
    #expect(seats.map(\.capabilities) == [7] && seats[0].name.isEmpty == false)
    let outputs = outputs(recording)
    try #require(outputs.count == 1)
    #expect(outputs[0].name == "TEST-1" && outputs[0].model == "Test Compositor")
    #expect(outputs[0].widthMillimetres == 520 && outputs[0].heightMillimetres == 290)
    #expect(outputs[0].widthPixels == 1_920 && outputs[0].heightPixels == 1_080)
    #expect(outputs[0].refresh == 60_000 && outputs[0].scale == 120 && outputs[0].number != 0)
    let window = try #require(windows(recording).last)
    #expect(window.isFullscreen && window.output == outputs[0].number)
    #expect(window.number == TouchRecorder.windowNumber && window.width > 0)
    try rig.close()
  }

  @Test("A screen that turns, one that is scaled by a fraction, one that comes and goes")
  func screens() throws {
    let rig = try RecorderRig()
    try rig.compositor.perform { try $0.output().description.transform = .transform90 }
    try rig.settle()
    try rig.compositor.perform {
      try $0.output().description.logicalSize = .init(width: 720, height: 1_280)
    }
    try rig.settle()
    try rig.compositor.perform {
      var second = Server.Output.Description()
      second.name = "TEST-2"
      $0.addOutput(second)
    }
    try rig.settle()
    try rig.compositor.perform { try $0.output(1).remove() }
    try rig.settle()
    let recording = try rig.recording
    let outputs = outputs(recording)
    #expect(outputs.map(\.transform) == [0, 1, 1, 0])
    #expect(outputs.map(\.scale) == [120, 120, 180, 120])
    #expect(outputs.map(\.name) == ["TEST-1", "TEST-1", "TEST-1", "TEST-2"])
    let gone = facts(recording) { if case .outputGone(let it) = $0 { it } else { nil } }
    #expect(gone == [outputs[3].number])
    try rig.close()
  }

  @Test("A window that leaves the whole screen, in the coordinates of its surface")
  func windowChanges() throws {
    let rig = try RecorderRig()
    rig.window.setFullscreen(false)
    try rig.settle()
    rig.recorder.ask(.target(x: 100, y: 50))
    let recording = try rig.recording
    let windows = windows(recording)
    try #require(windows.count >= 2)
    let last = try #require(windows.last)
    #expect(windows[0].isFullscreen && !last.isFullscreen)
    let place = rig.window.toSurface(Point(x: 100, y: 50))
    #expect(recording.steps.last?.content == .target(x: place.x, y: place.y))
    #expect(last.width == rig.window.surfaceSize.width)
    try rig.close()
  }

  @Test(
    "A maximised window as large as the only screen has that, though nobody says which it is on")
  func silentCompositor() throws {
    let rig = try RecorderRig()
    try rig.compositor.perform { server in
      try server.toplevel().surface.leave(try server.output())
      try server.toplevel().configure(
        width: 1_920, height: 1_000, states: [.activated, .maximized])
    }
    try rig.settle()
    try rig.compositor.perform {
      try $0.toplevel().configure(width: 1_920, height: 1_080, states: [.activated, .maximized])
    }
    try rig.settle()
    try rig.compositor.perform { _ = $0.addOutput(Server.Output.Description()) }
    try rig.settle()
    let recording = try rig.recording
    let windows = windows(recording)
    let number = try #require(outputs(recording).first?.number)
    // A desktop panel reduces the height of a maximized window. With two screens, the output is unknown.
    #expect(windows.suffix(3).map(\.isFullscreen) == [false, true, false])
    #expect(windows.suffix(3).map(\.output) == [number, number, 0])
    #expect(windows.suffix(3).map(\.height) == [1_000, 1_080, 1_080])
    try rig.close()
  }

  @Test("A seat that loses its touch screen")
  func seats() throws {
    let rig = try RecorderRig()
    try rig.compositor.perform { try $0.seat().capabilities = [.pointer] }
    try rig.settle()
    let seats = facts(try rig.recording) { if case .seat(let seat) = $0 { seat } else { nil } }
    #expect(seats.map(\.capabilities) == [7, 1])
    try rig.close()
  }

  @Test("What the firmware says of the machine: a PC, a device tree, nothing")
  func machine() throws {
    try TemporaryFolder.with { root in
      #expect(MachineFacts.read(root: root).model.isEmpty)
      try TemporaryFolder.write("Pine64 PineTab2\u{0}", to: root + "/proc/device-tree/model")
      #expect(MachineFacts.read(root: root).model == "Pine64 PineTab2")
      try TemporaryFolder.write("LENOVO\n", to: root + "/sys/class/dmi/id/sys_vendor")
      try TemporaryFolder.write("20XX\n", to: root + "/sys/class/dmi/id/product_name")
      try TemporaryFolder.write("Default string\n", to: root + "/sys/class/dmi/id/product_version")
      #expect(MachineFacts.read(root: root).model == "LENOVO 20XX")
      #expect(MachineFacts.read(root: root).kernel.hasPrefix("Linux"))
    }
  }
}
