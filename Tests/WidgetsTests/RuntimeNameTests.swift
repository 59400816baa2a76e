import ResponderRuntime
import Testing
import Widgets
import WindowResponder

/// Tests of the names and the entry points that the library finds at run time.
@Suite struct RuntimeNameTests {
  /// The modules without classes that a saved state can contain.
  private static let otherModules: Set<String> = ["ResponderTestKit"]

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  @Test("The toolchain has each entry point of Swift's runtime that the library uses")
  func entries() {
    #expect(RuntimeEntries.missing == [])
  }

  @Test("The inspector is found where the program is linked with it")
  func inspector() {
    #expect(ClassEntries.inspector.map { String(reflecting: $0) } == "WidgetsInspector.Inspector")
  }

  @Test("Each public type is found by its name")
  func names() {
    for (plain, type) in publicTypes {
      let name = TypeNames.name(of: type)
      #expect(name.flatMap(TypeNames.type(named:)) == type, "\(plain)")
    }
  }

  @Test("A state that was saved before a class moved to another module still finds it")
  func movedClasses() {
    for (plain, type) in publicTypes where type is AnyClass {
      let module = Self.module(of: type)
      guard !Self.otherModules.contains(module), let name = TypeNames.name(of: type) else {
        continue
      }
      #expect(
        TypeNames.libraryModules.contains(module),
        "Add \(module), which \(plain) is in, to TypeNames.libraryModules")
      guard name.hasSuffix("C") else { continue }
      let other = module == "Widgets" ? "WindowResponder" : "Widgets"
      let old = "\(other.utf8.count)\(other)\(plain.utf8.count)\(plain)C"
      #expect(TypeNames.type(named: old) == type, "\(plain): \(old)")
    }
  }
}
