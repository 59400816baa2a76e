import CRuntime

/// Types by names that last from one run of a program to the next.
///
/// The names are the compiler's mangled ones, which hold the module of each class that they mention. The
/// classes of the library may move from one of its modules to another: a name from before such a move still
/// finds the class.
package enum TypeNames {
  /// The modules of the library that a class may be in, with each one that it was in before.
  package static let libraryModules = [
    "WindowResponder", "DesktopServices", "Widgets", "WidgetsBase", "WidgetsItems",
    "WidgetsControls", "WidgetsText", "WidgetsFields", "WidgetsLists", "WidgetsColumns",
    "WidgetsContainers", "WidgetsDocuments", "WidgetsWindowBars", "WidgetsCharts",
    "WidgetsInspector", "ResponderText", "ResponderGraphics", "ResponderPlatform",
    "ResponderGeometry", "ResponderWords", "ResponderBus", "UIKitFoundation",
  ]

  /// Returns the name of a type, or `nil` if it has none.
  package static func name(of type: Any.Type) -> String? { _mangledTypeName(type) }

  /// Returns the type that has a name, or `nil` if the program has none.
  ///
  /// Text that cannot be a name, as from a damaged file, gives `nil`.
  package static func type(named name: String) -> Any.Type? {
    guard isName(name) else { return nil }
    return _typeByName(name) ?? movedType(name)
  }

  /// Returns the class of a name that stands in the same module as another type, or `nil` if there is none.
  ///
  /// The records of the program's types are compared without being resolved, which is several times faster
  /// than a search by the whole name. A type of another file than this code, such as a plug-in's, is searched
  /// by name.
  package static func type(named name: String, besides type: Any.Type) -> Any.Type? {
    var found: UnsafeRawPointer?
    if wr_class_beside(unsafeBitCast(type, to: UnsafeRawPointer.self), name, &found) {
      return found.map { unsafeBitCast($0, to: Any.Type.self) }
    }
    let module = module(of: type)
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C")
  }

  /// Returns the name of the module that declares a type.
  ///
  /// `String(reflecting:)` returns the same text, but first searches all conformances of the program.
  package static func module(of type: Any.Type) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." })
  }

  /// Returns the type of a name in which a module of the library is replaced by another one.
  private static func movedType(_ name: String) -> Any.Type? {
    guard let parts = MangledName(name) else { return nil }
    for old in libraryModules where parts.mentions(old) {
      for new in libraryModules where new != old {
        if let found = _typeByName(parts.replacing(old, with: new).text) { return found }
      }
    }
    return nil
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 1_000
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
