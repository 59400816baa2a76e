/// The creation of objects of classes that are known only at run time, with initializers that are not
/// `required`, as in UIKit. A table creates the cells of a registered class, and `X()` creates a view of a
/// class that has only `init(frame:)`.
///
/// The class's own initializer is called, or the inherited one. If a class has neither, because it has other
/// initializers of its own, the program ends with Swift's message.
///
/// Swift permits no call of such an initializer on a class that is known only at run time. But a convenience
/// initializer of the superclass may delegate to it, and looks it up in the class on which it is called
/// itself. Therefore each class has a pair of declarations in an extension, such as ``View/create(frame:)``
/// and the initializer before it. The static method can be called on every class. It takes the same arguments
/// in the same registers, and its body is the initializer, which has the same symbol. The compiler rejects a
/// pair whose types or ownership differ. The symbols contain no module name, so that a class can move to
/// another module.
@MainActor package enum Creation {
  /// Creates an object of a class that inherits from `Base`, with a closure that receives the class.
  package static func object<Base: AnyObject, Made>(
    of type: Made.Type, by create: (Base.Type) -> AnyObject
  ) -> Made {
    guard let base = type as? Base.Type, let made = create(base) as? Made else {
      preconditionFailure("\(type) does not inherit from \(Base.self)")
    }
    return made
  }

  /// Creates a view with its `init(frame:)`, without size.
  package static func view<Made>(_ type: Made.Type) -> Made {
    object(of: type) { (type: View.Type) in type.create(frame: .zero) }
  }

  /// Creates a view as `init(frame:)` of its class does, or as `init()` does if there is no rectangle.
  ///
  /// A class that has another initializer is created with that, also if the class is known at compile time,
  /// which it is in a generic function.
  static func plainView<Made>(_ type: Made.Type, in frame: Rect? = nil) -> Made {
    object(of: type) { (type: View.Type) in
      guard let plain = type as? any PlainCreating.Type, let view = plain.createPlain() as? View
      else { return type.create(frame: frame ?? .zero) }
      if let frame { view.frame = frame }
      return view
    }
  }

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

/// A class whose `init()` uses another initializer than that of its superclass: a table uses
/// `init(frame:style:)`, and other views use `init(frame:)`.
///
/// The protocol selects the initializer if only the superclass is known at compile time.
@MainActor package protocol PlainCreating: AnyObject {
  /// Creates an object of the class on which the method is called, as `init()` of the class does.
  static func createPlain() -> AnyObject
}

extension View {
  @_silgen_name("wr_create_view")
  convenience init(createdWith frame: Rect) { self.init(frame: frame) }

  /// Creates a view of the class on which the method is called. See ``Creation``.
  @_silgen_name("wr_create_view")
  static func create(frame: Rect) -> View
}

extension ViewController {
  @_silgen_name("wr_create_controller")
  convenience init(createdWith nibName: String?, _ bundle: ResourceBundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller of the class on which the method is called. See ``Creation``.
  @_silgen_name("wr_create_controller")
  static func create(
    nibName: consuming String?, bundle: consuming ResourceBundle?
  ) -> ViewController
}

/// Initializers that know the class on which they are called.
///
/// `let type: View.Type = Framed.self` and `type.init()` call an initializer of a protocol extension. There,
/// `Self` is the static class ``View``, and Swift does not let an initializer of a protocol read the metatype
/// on which it is called. A static method reads it as `self`, and takes the same arguments in the same
/// registers. It is the body of the initializer, which has the same symbol.
extension ViewCreating {
  /// Creates an object with a closure that receives the class on which the initializer is called.
  @_silgen_name("wr_create_by_view_metatype")
  package init(by create: (Self.Type) -> Self)

  @_silgen_name("wr_create_by_view_metatype")
  package static func createdByMetatype(_ create: (Self.Type) -> Self) -> Self { create(self) }
}

/// Initializers that know the class on which they are called. See ``ViewCreating``.
extension ControllerCreating {
  /// Creates an object with a closure that receives the class on which the initializer is called.
  @_silgen_name("wr_create_by_controller_metatype")
  package init(by create: (Self.Type) -> Self)

  @_silgen_name("wr_create_by_controller_metatype")
  package static func createdByMetatype(_ create: (Self.Type) -> Self) -> Self { create(self) }
}
