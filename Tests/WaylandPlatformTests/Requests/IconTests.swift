import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform

@MainActor @Suite("Icons of windows") struct IconTests {
  @MainActor private final class Painter {
    var sizes: [Int] = []
    func paint(_ pixels: PixelBuffer) {
      sizes.append(pixels.width)
      pixels.base.initializeMemory(
        as: UInt8.self, repeating: 255, count: pixels.stride * pixels.height)
    }
  }

  private func tellSizes(_ sizes: [Int32], _ rig: Rig) throws {
    try rig.compositor.perform { server in
      let manager = server.resources(XdgToplevelIconManagerV1Resource.self).first
      for size in sizes { manager?.sendIconSize(size: size) }
      manager?.sendDone()
    }
    try rig.settle()
  }

  @Test("a window's icon is drawn in the sizes that the compositor likes, each at two scales")
  func sizes() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    let painter = Painter()
    surface.setIcon(SurfaceIcon(name: "folder", paint: painter.paint))
    try rig.settle()
    #expect(painter.sizes.isEmpty)
    // Invalid sizes and duplicates are ignored.
    try tellSizes([24, 96, 24, 0, -5, 100_000], rig)
    #expect(painter.sizes == [24, 48, 96, 192])
    #expect(rig.requests("xdg_toplevel_icon_v1", "set_name").count == 1)
    #expect(rig.requests("xdg_toplevel_icon_v1", "add_buffer").count == 4)
    #expect(rig.requests("xdg_toplevel_icon_manager_v1", "set_icon").count == 1)
    surface.setIcon(nil)
    try rig.settle()
    #expect(rig.requests("xdg_toplevel_icon_manager_v1", "set_icon").count == 2)
    #expect(painter.sizes.count == 4)
    try rig.close()
  }

  @Test("where the compositor likes none there are the usual sizes")
  func usual() throws {
    let rig = try Rig()
    let painter = Painter()
    try rig.makeWindow().setIcon(SurfaceIcon(name: nil, paint: painter.paint))
    try rig.settle()
    try tellSizes([], rig)
    #expect(painter.sizes == [16, 32, 32, 64, 48, 96, 64, 128])
    try rig.close()
  }

  @Test("an icon goes before its buffers, and a window that goes first gets none")
  func order() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    let painter = Painter()
    surface.setIcon(SurfaceIcon(name: nil, paint: painter.paint))
    try rig.settle()
    surface.destroy()
    try tellSizes([16], rig)
    #expect(painter.sizes.isEmpty)
    let other = try rig.makeWindow()
    other.setIcon(SurfaceIcon(name: nil, paint: painter.paint))
    try rig.settle()
    let names = rig.compositor.requests().map { "\($0.interface).\($0.name)" }
    let icon = try #require(names.lastIndex(of: "xdg_toplevel_icon_v1.destroy"))
    #expect(names[icon...].filter { $0 == "wl_buffer.destroy" }.count >= 2)
    try rig.close()
  }

  @Test("without memory an icon has its name alone")
  func memory() throws {
    struct NoMemory: Error {}
    final class Switch { var isOff = false }
    let memory = Switch()
    let rig = try Rig(makeMemory: { count in
      if memory.isOff { throw NoMemory() }
      return try SharedMemory(byteCount: count)
    })
    let surface = try rig.makeWindow()
    memory.isOff = true
    let painter = Painter()
    surface.setIcon(SurfaceIcon(name: "folder", paint: painter.paint))
    try rig.settle()
    try tellSizes([], rig)
    #expect(painter.sizes.isEmpty)
    #expect(rig.requests("xdg_toplevel_icon_v1", "set_name").count == 1)
    #expect(rig.requests("xdg_toplevel_icon_manager_v1", "set_icon").count == 1)
    #expect(rig.log.contains { $0.contains("icon") })
    try rig.close()
  }
}
