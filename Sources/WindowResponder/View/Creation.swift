/// Creates objects of classes that are known only at run time, by initializers that are not `required`, as
/// UIKit does: a table the cells of a class that is registered, and `X()` a view of a class that has only
/// `init(frame:)`.
///
/// The class's own initializer is called, or the one it inherits. A class that has neither, for it has
/// others of its own instead, stops the program with Swift's own sentence.
///
/// Swift lets no code call such an initializer on a class that is known only at run time. But a convenience
/// initializer of the superclass may delegate to it, and looks it up in the class that it is itself called
/// on. So each class has a pair of declarations in an extension, as ``View/create(frame:)`` and the
/// initializer before it. The static method can be called on every class. It takes the same arguments in the
/// same registers, and its body is the initializer, which has the same symbol. The compiler refuses a pair
/// whose types or ownership differ. The symbols hold no module, so that a class can move to another one.
@MainActor package enum Creation {
  /// Creates an object of a class that inherits from `Base`, by a closure that receives the class.
  package static func object<Base: AnyObject, Made>(
    of type: Made.Type, by create: (Base.Type) -> AnyObject
  ) -> Made {
    guard let base = type as? Base.Type, let made = create(base) as? Made else {
      preconditionFailure("\(type) does not inherit from \(Base.self)")
    }
    return made
  }

  /// Creates a view by its `init(frame:)`, without size.
  package static func view<Made>(_ type: Made.Type) -> Made {
    object(of: type) { (type: View.Type) in type.create(frame: .zero) }
  }

  /// Creates a view as `init()` of its class does.
  static func plainView<Made>(_ type: Made.Type) -> Made { ownPlain(type) ?? view(type) }

  /// Creates a controller as `init()` of its class does.
  static func plainController<Made>(_ type: Made.Type) -> Made {
    ownPlain(type)
      ?? object(of: type) { (type: ViewController.Type) in type.create(nibName: nil, bundle: nil) }
  }

  private static func ownPlain<Made>(_ type: Made.Type) -> Made? {
    // A class that is known at compile time has its own `init()`.
    guard type != Made.self, let type = type as? any PlainCreating.Type else { return nil }
    return type.createPlain() as? Made
  }
}

/// A class that `init()` creates by another initializer than its superclass: a table by
/// `init(frame:style:)`, and other views by `init(frame:)`.
///
/// The initializer is chosen by this where only the superclass is known when the program is compiled.
@MainActor package protocol PlainCreating: AnyObject {
  /// Creates an object of the class that the method is called on, as `init()` of the class does.
  static func createPlain() -> AnyObject
}

extension View {
  @_silgen_name("wr_create_view")
  convenience init(createdWith frame: Rect) { self.init(frame: frame) }

  /// Creates a view of the class that the method is called on. See ``Creation``.
  @_silgen_name("wr_create_view")
  static func create(frame: Rect) -> View
}

extension ViewController {
  @_silgen_name("wr_create_controller")
  convenience init(createdWith nibName: String?, _ bundle: ResourceBundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of the class that the method is called on. See ``Creation``.
  @_silgen_name("wr_create_controller")
  static func create(
    nibName: consuming String?, bundle: consuming ResourceBundle?
  ) -> ViewController
}

/// Initializers that reach the class that they are called on.
///
/// `let type: View.Type = Framed.self` and `type.init()` call an initializer of a protocol's extension.
/// `Self` is the static class there, ``View``, and Swift does not let an initializer of a protocol read the
/// metatype that it is called on. A static method reads it, as `self`, and takes the same arguments in the
/// same registers: it is the body of the initializer, which has the same symbol.
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
