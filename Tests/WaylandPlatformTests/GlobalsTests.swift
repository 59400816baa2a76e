import Foundation
import TestCompositor
import Testing
import Wayland

@testable import WaylandPlatform

/// Tests of the table of globals against the protocol files, the compositor and the README.
@MainActor @Suite("Globals") struct GlobalsTests {
  @Test("Each row has a global of its own, which is known in the version that is of use")
  func versionsAreKnown() {
    let names = WaylandGlobals.table.map(\.interface.name)
    #expect(Set(names).count == names.count)
    for use in WaylandGlobals.table {
      let name = use.interface.name
      #expect(use.preferred <= use.interface.version, "\(name)")
      #expect(use.preferred <= TestCompositor.allGlobals[name, default: 0], "\(name)")
      #expect(use.required ?? 1 <= use.preferred, "\(name)")
    }
  }

  @Test("Each is bound once, in the version of its row")
  func boundOnce() throws {
    let rig = try Rig()
    try rig.settle()
    for use in WaylandGlobals.table where use.isLate {
      #expect(try versions(of: use.interface.name, on: rig) == [], "\(use.interface.name)")
    }
    try bindLate(rig)
    for use in WaylandGlobals.table {
      let name = use.interface.name
      #expect(try versions(of: name, on: rig) == [use.preferred], "\(name)")
    }
    try rig.close()
  }

  @Test("Each is bound in its oldest version where the compositor has no other")
  func oldestVersions() throws {
    let rig = try Rig(globals: TestCompositor.allGlobals.mapValues { _ in 1 })
    try bindLate(rig)
    for use in WaylandGlobals.table {
      #expect(try versions(of: use.interface.name, on: rig) == [1], "\(use.interface.name)")
    }
    try rig.close()
  }

  /// Requests the globals that are bound on first use, twice each.
  private func bindLate(_ rig: Rig) throws {
    let late = rig.display.lateGlobals
    for _ in 0..<2 {
      #expect(late.take(XdgToplevelIconManagerV1.self) != nil)
      #expect(late.take(XdgWmDialogV1.self) != nil)
      #expect(late.take(XdgSystemBellV1.self) != nil)
      #expect(late.take(ZwpIdleInhibitManagerV1.self) != nil)
      #expect(late.take(ZwpKeyboardShortcutsInhibitManagerV1.self) != nil)
      #expect(late.take(ZwpPointerConstraintsV1.self) != nil)
      #expect(late.take(ZwpRelativePointerManagerV1.self) != nil)
      #expect(late.take(OrgKdeKwinAppmenuManager.self) != nil)
      #expect(late.take(XdgSessionManagerV1.self) != nil)
    }
    try rig.settle()
  }

  private func versions(of interface: String, on rig: Rig) throws -> [UInt32] {
    try rig.compositor.perform { server in
      server.resources(Resource.self).filter { type(of: $0).interface.name == interface }
        .map(\.version)
    }
  }

  @Test("The README names those that a compositor must have, and how many they are")
  func readme() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../..")
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let names = WaylandGlobals.table.filter { $0.required != nil }.map(\.interface.name)
    let count = ["none", "one", "two", "three", "four"][names.count]
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    #expect(text.contains("is optional but \(count) (\(list))"))
  }
}
