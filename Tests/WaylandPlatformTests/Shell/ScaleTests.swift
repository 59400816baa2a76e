import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Scales") struct ScaleTests {
  private func globals(without names: String...) -> [String: UInt32] {
    TestCompositor.allGlobals.filter { !names.contains($0.key) }
  }

  @Test("a fractional scale makes a larger buffer and a viewport of the size in points")
  func fractional() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    for (numerator, width) in [(150, 50), (180, 60), (120, 40), (210, 70)] as [(UInt32, Int32)] {
      try rig.compositor.perform {
        try $0.toplevel().surface.preferFractionalScale(numerator)
      }
      try rig.settle()
      #expect(surface.scale == Double(numerator) / 120)
      #expect(rig.recorder.scales.last == surface.scale)
      try rig.compositor.perform { server in
        let surface = try server.toplevel().surface
        #expect(surface.current.buffer?.width == width)
        #expect(surface.current.scale == 1)
        #expect(surface.current.destination == .init(width: 40, height: 30))
        #expect(
          surface.current.bufferDamage == [
            .init(x: 0, y: 0, width: width, height: surface.current.buffer?.height ?? 0)
          ])
      }
    }
    try rig.close()
  }

  @Test("the smallest scale of the protocol has a buffer of a pixel")
  func smallest() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    try rig.compositor.perform { try $0.toplevel().surface.preferFractionalScale(1) }
    try rig.settle()
    #expect(surface.scale == 1.0 / 120)
    try rig.compositor.perform { server in
      let current = try server.toplevel().surface.current
      #expect(current.buffer?.width == 1 && current.buffer?.height == 1)
      #expect(current.destination == .init(width: 40, height: 30))
    }
    try rig.close()
  }

  @Test("scale zero and absurd scales are ignored and logged once")
  func absurd() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      surface.preferFractionalScale(0)
      surface.preferFractionalScale(.max)
      surface.preferBufferScale(0)
      surface.preferBufferScale(-3)
      surface.preferBufferScale(.max)
    }
    try rig.settle()
    #expect(surface.scale == 1)
    #expect(rig.recorder.scales.isEmpty)
    #expect(rig.log.count == 1)
    try rig.close()
  }

  @Test(
    "from version 6 the surface's own scale counts, with no viewport or no fractional protocol",
    arguments: ["wp_viewporter", "wp_fractional_scale_manager_v1"])
  func version6(missing: String) throws {
    let rig = try Rig(globals: globals(without: missing))
    let surface = try rig.makeWindow()
    try rig.compositor.perform { try $0.toplevel().surface.preferBufferScale(2) }
    try rig.settle()
    #expect(surface.scale == 2)
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.current.scale == 2)
      #expect(surface.current.buffer?.width == 80)
      #expect(surface.size == .init(width: 40, height: 30))
    }
    try rig.close()
  }

  @Test("before version 6 the largest scale of the outputs that it is on counts")
  func outputs() throws {
    var globals = globals(without: "wp_fractional_scale_manager_v1")
    globals["wl_compositor"] = 5
    let rig = try Rig(globals: globals)
    let surface = try rig.makeWindow()
    #expect(surface.scale == 1)
    try rig.compositor.perform { server in
      var description = Server.Output.Description()
      description.name = "TEST-2"
      description.scale = 3
      server.addOutput(description)
    }
    try rig.waitHere(for: "the output") { rig.display.outputs.count == 2 }
    try rig.compositor.perform { server in
      try server.toplevel().surface.enter(server.output(1))
    }
    try rig.settle()
    #expect(surface.scale == 3)
    try rig.compositor.perform { try $0.output(1).description.scale = 2 }
    try rig.settle()
    #expect(surface.scale == 2)
    try rig.compositor.perform { try $0.output(1).remove() }
    try rig.settle()
    #expect(surface.scale == 1)
    #expect(rig.display.outputs.map(\.name) == ["TEST-1"])
    try rig.close()
  }

  @Test("an output tells its size in points, its name and its rate")
  func outputDescription() throws {
    let rig = try Rig()
    try rig.makeWindow()
    rig.recorder.clear()
    try rig.compositor.perform { server in
      var description = Server.Output.Description()
      description.scale = 2
      description.transform = .transform90
      description.x = 100
      try server.output().description = description
    }
    try rig.settle()
    #expect(rig.recorder.outputChanges >= 1)
    let output = try #require(rig.display.outputs.first)
    #expect(output.name == "TEST-1" && output.scale == 2 && output.refreshRate == 60)
    #expect(output.transform == 1)
    #expect(output.frame == Rect(x: 100, y: 0, width: 540, height: 960))
    try rig.close()
  }

  @Test("with a fractional scale an output's size in points is the one that xdg_output tells")
  func outputOfFractionalScale() throws {
    var old = TestCompositor.allGlobals
    old["zxdg_output_manager_v1"] = 2
    old["wl_output"] = 3
    for globals in [TestCompositor.allGlobals, old] {
      let rig = try Rig(globals: globals)
      try rig.makeWindow()
      rig.recorder.clear()
      try rig.compositor.perform { server in
        var description = Server.Output.Description()
        description.x = 100
        description.scale = 2
        description.logicalSize = .init(width: 1_280, height: 720)
        try server.output().description = description
      }
      try rig.settle()
      #expect(rig.recorder.outputChanges >= 1)
      let output = try #require(rig.display.outputs.first)
      #expect(output.name == "TEST-1" && output.scale == 2)
      #expect(output.frame == Rect(x: 100, y: 0, width: 1_280, height: 720))
      try rig.compositor.perform { try $0.output().description.logicalSize = nil }
      try rig.settle()
      #expect(rig.display.outputs.first?.frame.size == Size(width: 960, height: 540))
      try rig.close()
    }
  }
}
