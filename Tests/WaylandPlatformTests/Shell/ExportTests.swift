import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform

@MainActor @Suite("Names of windows for other programs") struct ExportTests {
  private final class Answer {
    var names: [String?] = []
    var export: SurfaceExport?
  }

  private func ask(_ surface: any Surface) -> Answer {
    let answer = Answer()
    surface.export {
      answer.names.append($0?.handle)
      answer.export = $0
    }
    return answer
  }

  @Test("O8: a window gets the name that the compositor gives, until it is needed no more")
  func naming() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    let answer = ask(surface)
    try rig.settle()
    #expect(rig.requests("zxdg_exporter_v2", "export_toplevel").count == 1)
    #expect(answer.names.isEmpty)
    try rig.compositor.perform { server in
      server.resources(ZxdgExportedV2Resource.self).first?.sendHandle(handle: "window-7")
      server.resources(ZxdgExportedV2Resource.self).first?.sendHandle(handle: "window-8")
    }
    try rig.settle()
    #expect(answer.names == ["window-7"])
    #expect(rig.requests("zxdg_exported_v2", "destroy").isEmpty)
    answer.export = nil
    try rig.settle()
    #expect(rig.requests("zxdg_exported_v2", "destroy").count == 1)
    try rig.close()
  }

  @Test("a window that goes first has no name")
  func going() throws {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    let answer = ask(surface)
    try rig.settle()
    surface.destroy()
    #expect(answer.names == [nil])
    try rig.settle()
    #expect(rig.requests("zxdg_exported_v2", "destroy").count == 1)
    try rig.close()
  }

  @Test("a name that is empty or longer than any is none", arguments: [0, 2_000])
  func nonsense(length: Int) throws {
    let rig = try Rig()
    let answer = ask(try rig.makeWindow())
    try rig.settle()
    try rig.compositor.perform { server in
      server.resources(ZxdgExportedV2Resource.self).first?
        .sendHandle(handle: String(repeating: "x", count: length))
    }
    try rig.settle()
    #expect(answer.names == [nil])
    try rig.close()
  }

  @Test("O8: without the global there is none, at once")
  func without() throws {
    let rig = try Rig(hidden: ["zxdg_exporter_v2"])
    let answer = ask(try rig.makeWindow())
    #expect(answer.names == [nil])
    try rig.close()
  }
}
