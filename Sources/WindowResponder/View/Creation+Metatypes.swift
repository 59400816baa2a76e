/// Initializers that reach the class that they are called on.
///
/// `let type: View.Type = Framed.self` and `type.init()` call an initializer of a protocol's extension.
/// `Self` is the static class there, ``View``, and Swift does not let an initializer of a protocol read the
/// metatype that it is called on. A static method reads it, as `self`, and takes the same arguments in the
/// same registers: it is the body of the initializer, which is tied to it by the name of their symbol.
extension ViewCreating {
  /// Creates an object by a closure that receives the class that the initializer is called on.
  @_silgen_name("wr_create_by_view_metatype")
  package init(by create: (Self.Type) -> Self)

  @_silgen_name("wr_create_by_view_metatype")
  package static func createdByMetatype(_ create: (Self.Type) -> Self) -> Self { create(self) }
}

/// Initializers that reach the class that they are called on; see ``ViewCreating``.
extension ControllerCreating {
  /// Creates an object by a closure that receives the class that the initializer is called on.
  @_silgen_name("wr_create_by_controller_metatype")
  package init(by create: (Self.Type) -> Self)

  @_silgen_name("wr_create_by_controller_metatype")
  package static func createdByMetatype(_ create: (Self.Type) -> Self) -> Self { create(self) }
}

/// A class that `init()` creates by another initializer than its superclass: a table by
/// `init(frame:style:)`, and other views by `init(frame:)`.
///
/// The initializer is chosen by this where only the superclass is known when the program is compiled.
@MainActor package protocol PlainCreating: AnyObject {
  /// Creates an object of the class that the method is called on, as `init()` of the class does.
  static func createPlain() -> AnyObject
}

extension Creation {
  /// Creates a view as `init()` of its class does.
  static func plainView<Made>(_ type: Made.Type) -> Made {
    ownPlain(type) ?? view(type)
  }

  /// Creates a controller as `init()` of its class does.
  static func plainController<Made>(_ type: Made.Type) -> Made {
    ownPlain(type) ?? controller(type)
  }

  private static func ownPlain<Made>(_ type: Made.Type) -> Made? {
    // A class that is known at compile time has its own `init()`.
    guard type != Made.self, let type = type as? any PlainCreating.Type else { return nil }
    return type.createPlain() as? Made
  }
}
