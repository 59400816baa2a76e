import ResponderSystem
import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

@MainActor @Suite("Frames and their buffers") struct FrameTests {
  private let corner = Region(Rect(x: 2, y: 3, width: 10, height: 8))

  private func makeManualRig() throws -> (Rig, any Surface) {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    var behavior = TestCompositor.Behavior()
    behavior.releases = false
    behavior.sendsFrames = false
    rig.compositor.behavior = behavior
    return (rig, surface)
  }

  @Test("damage is sent in device pixels, and only what changed is drawn")
  func damage() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    rig.recorder.clear()
    rig.recorder.color = 0xFFFF_FFFF
    #expect(rig.recorder.present(surface, damage: corner))
    try rig.settle()
    #expect(rig.recorder.painted == [corner])
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.current.bufferDamage == [.init(x: 2, y: 3, width: 10, height: 8)])
      #expect(surface.current.surfaceDamage.isEmpty)
      #expect(surface.content?[2, 3] == 0xFFFF_FFFF)
      #expect(surface.content?[1, 3] == 0xFF00_8000)
    }
    try rig.close()
  }

  @Test("before version 4 damage is sent in points")
  func oldDamage() throws {
    var globals = TestCompositor.allGlobals
    globals["wl_compositor"] = 3
    globals["wp_fractional_scale_manager_v1"] = nil
    let rig = try Rig(globals: globals)
    let surface = try rig.makeWindow()
    #expect(rig.recorder.present(surface, damage: corner))
    try rig.settle()
    try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      #expect(surface.current.surfaceDamage == [.init(x: 2, y: 3, width: 10, height: 8)])
      #expect(surface.current.bufferDamage.isEmpty)
    }
    try rig.close()
  }

  @Test("whichever buffer comes next, it holds the frames before")
  func copyForward() throws {
    let (rig, surface) = try makeManualRig()
    for step in 0..<12 {
      let column = step * 3
      rig.recorder.columns[column] = UInt32(0xFF00_0000) | UInt32(step + 1) * 0x0001_0203
      let strip = Region(Rect(x: Double(column), y: 0, width: 1, height: 30))
      #expect(rig.recorder.present(surface, damage: strip))
      try rig.settle()
      // The buffer of the previous frame is held until the next frame arrives, as in a compositor that scans
      // it out.
      let picture = try rig.compositor.perform { server in
        let surface = try server.toplevel().surface
        for buffer in server.buffers where buffer !== surface.current.buffer { buffer.release() }
        return surface.content
      }
      for x in 0..<40 { #expect(picture?[x, 9] == rig.recorder.columns[x] ?? 0xFF00_8000) }
    }
    let busy = try rig.compositor.perform { try $0.toplevel().surface.busyCommits }
    #expect(busy == 0)
    #expect(Set(rig.recorder.identities).count <= 3)
    try rig.close()
  }

  @Test("with all three buffers held there is no frame, and a release tells when to go on")
  func allHeld() throws {
    let (rig, surface) = try makeManualRig()
    var shown = 0
    while rig.recorder.present(surface, damage: corner), shown < 10 { shown += 1 }
    // The buffer of the first frame was released. All three buffers can be filled.
    #expect(shown == 3)
    #expect(!rig.recorder.present(surface, damage: corner))
    try rig.settle()
    #expect(rig.recorder.readyCount == 0)
    try rig.compositor.perform { $0.buffers.first?.release() }
    try rig.settle()
    #expect(rig.recorder.readyCount == 1)
    #expect(rig.recorder.present(surface, damage: corner))
    let busy = try rig.compositor.perform { try $0.toplevel().surface.busyCommits }
    #expect(busy == 0)
    try rig.close()
  }

  @Test("every commit of content asks for one frame callback, and its time is on the clock")
  func frameCallbacks() throws {
    let (rig, surface) = try makeManualRig()
    rig.recorder.clear()
    #expect(rig.recorder.present(surface, damage: corner))
    #expect(rig.recorder.present(surface, damage: corner))
    surface.requestFrame()
    try rig.settle()
    #expect(rig.recorder.frames.isEmpty)
    let waiting = try rig.compositor.perform { server in
      let surface = try server.toplevel().surface
      defer { surface.sendFrame() }
      return surface.waitingFrameCallbacks
    }
    #expect(waiting == 1)
    try rig.settle()
    #expect(rig.recorder.frames.count == 1)
    #expect(abs((rig.recorder.frames.first ?? 0) - rig.display.now) < 1)

    surface.requestFrame()
    try rig.settle()
    try rig.compositor.perform { try $0.toplevel().surface.sendFrame(time: 7) }
    try rig.settle()
    #expect(rig.recorder.frames.count == 2)
    #expect(abs((rig.recorder.frames.last ?? 0) - rig.display.now) < 1, "a stray time is ours")
    try rig.close()
  }

  @Test("an idle window sends nothing")
  func idle() throws {
    let rig = try Rig()
    try rig.makeWindow()
    try rig.settle()
    let count = rig.compositor.requests().count
    for _ in 0..<50 { try rig.turn() }
    #expect(rig.compositor.requests().count == count)
    #expect(rig.display.nextDeadline == nil)
    try rig.close()
  }

  @Test("regions and geometry are sent when they change, not with every frame")
  func stateOnlyOnChange() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    let size = Size(width: 40, height: 30)
    var frame = SurfaceFrame(
      size: size, geometry: Rect(x: 4, y: 4, width: 32, height: 22), damage: corner,
      opaqueRegion: Region(Rect(x: 4.5, y: 4.5, width: 31, height: 21)),
      inputRegion: Rect(x: 2, y: 2, width: 36, height: 26))
    for _ in 0..<5 {
      #expect(rig.recorder.present(surface, frame))
      try rig.settle()
    }
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.desktopSurface.windowGeometry == .init(x: 4, y: 4, width: 32, height: 22))
      let opaque = Server.RegionChange.add(.init(x: 5, y: 5, width: 30, height: 20))
      #expect(window.surface.current.opaqueRegion == [opaque])
      let input = Server.RegionChange.add(.init(x: 2, y: 2, width: 36, height: 26))
      #expect(window.surface.current.inputRegion == [input])
    }
    #expect(rig.requests("wl_surface", "set_opaque_region").count == 2)
    #expect(rig.requests("wl_surface", "set_input_region").count == 1)
    #expect(rig.requests("xdg_surface", "set_window_geometry").count == 2)
    frame.inputRegion = nil
    frame.opaqueRegion = Region()
    #expect(rig.recorder.present(surface, frame))
    try rig.settle()
    try rig.compositor.perform { server in
      let window = try server.toplevel()
      #expect(window.surface.current.opaqueRegion.isEmpty)
      #expect(window.surface.current.inputRegion == nil)
    }
    try rig.close()
  }

  @Test("a thousand resizes use one pool and three buffers at most")
  func resizes() throws {
    let rig = try Rig()
    try rig.makeWindow()
    for step in 0..<1_000 {
      let width = Int32(200 + step * 7 % 400)
      try rig.compositor.perform { try $0.toplevel().configure(width: width, height: 30) }
      try rig.waitHere(for: "the configure") {
        rig.recorder.configurations.last?.width == Double(width)
      }
    }
    try rig.settle()
    #expect(rig.requests("wl_shm", "create_pool").count == 1)
    let (buffers, size) = try rig.compositor.perform { server in
      (server.buffers.count, try server.toplevel().surface.size)
    }
    #expect(buffers <= 3)
    #expect(size == .init(width: Int32(200 + 999 * 7 % 400), height: 30))
    try rig.close()
  }

  @Test("a window that outgrows its pool gets a new one, and the old one goes when it is released")
  func growth() throws {
    let (rig, _) = try makeManualRig()
    try rig.compositor.perform { try $0.toplevel().configure(width: 2_000, height: 1_500) }
    try rig.settle()
    #expect(rig.requests("wl_shm", "create_pool").count == 2)
    #expect(rig.requests("wl_shm_pool", "destroy").count == 1)
    let held = try rig.compositor.perform { server in
      defer { for buffer in server.buffers { buffer.release() } }
      return server.buffers.count
    }
    try rig.settle()
    let left = try rig.compositor.perform { $0.buffers.count }
    #expect(left <= held && left == 1)
    try rig.close()
  }

  @Test("without memory there is no frame, one line, and another try")
  func noMemory() throws {
    var isOut = true
    let rig = try Rig(makeMemory: { count in
      if isOut { throw SystemError(operation: "memfd_create", code: 12) }
      return try SharedMemory(byteCount: count)
    })
    let surface = try rig.display.makeSurface(role: .toplevel)
    try rig.waitHere(for: "a configure") { !rig.recorder.configurations.isEmpty }
    #expect(!rig.recorder.present(surface))
    #expect(!rig.recorder.present(surface))
    #expect(rig.log.count == 1)
    let deadline = try #require(rig.display.nextDeadline)
    #expect(deadline - rig.display.now <= WaylandLimits.memoryRetryInterval)
    #expect(rig.recorder.readyCount == 0)
    isOut = false
    try rig.compositor.perform { try $0.toplevel().configure(width: 50, height: 50) }
    try rig.waitHere(for: "another try") { rig.recorder.readyCount == 1 }
    #expect(rig.recorder.present(surface))
    #expect(rig.display.nextDeadline == nil)
    try rig.wait(for: "the window") { try $0.toplevel().surface.isMapped }
    try rig.close()
  }

  @Test("a window without memory to grow keeps what it shows")
  func noMemoryToGrow() throws {
    var isOut = false
    let rig = try Rig(makeMemory: { count in
      if isOut { throw SystemError(operation: "mmap", code: 12) }
      return try SharedMemory(byteCount: count)
    })
    let surface = try rig.makeWindow()
    isOut = true
    try rig.compositor.perform { try $0.toplevel().configure(width: 3_000, height: 2_000) }
    try rig.settle()
    #expect(rig.log.count == 1)
    let size = try rig.compositor.perform { try $0.toplevel().surface.size }
    #expect(size == .init(width: 40, height: 30))
    rig.recorder.answers = false
    try rig.waitHere(for: "another try") { rig.recorder.readyCount == 1 }
    isOut = false
    #expect(rig.recorder.present(surface))
    try rig.wait(for: "the size") { server in
      try server.toplevel().surface.size == .init(width: 3_000, height: 2_000)
    }
    try rig.close()
  }

  @Test("a size that no buffer can have is refused")
  func impossibleSize() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    for side in [0, -1, .nan, .infinity, 1e9] {
      let size = Size(width: side, height: 10)
      let frame = SurfaceFrame(
        size: size, geometry: Rect(origin: .zero, size: size), damage: corner)
      #expect(!rig.recorder.present(surface, frame))
    }
    try rig.close()
  }

  @Test("nothing is shown before the first configure")
  func tooEarly() throws {
    let rig = try Rig(behavior: .manual)
    let surface = try rig.display.makeSurface(role: .toplevel)
    #expect(!rig.recorder.present(surface))
    surface.requestFrame()
    try rig.settle()
    let buffers = try rig.compositor.perform { $0.buffers.count }
    #expect(buffers == 0)
    surface.destroy()
    try rig.close()
  }
}
