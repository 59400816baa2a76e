import Foundation
package import WindowResponder

/// Starts the program with a delegate, whose class has a name such as `NSStringFromClass(AppDelegate.self)`.
/// The function does not return. Follows `UIApplicationMain(_:_:_:_:)`.
///
/// A class marked `@main` needs no call of this function. The arguments are read from `CommandLine`, also if
/// others are passed. The application is an `Application`. If `principalClassName` is another class, or if
/// `delegateClassName` is not the name of a responder that conforms to `UIApplicationDelegate`, the program
/// stops with a message.
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  if let name = principalClassName, name != "UIApplication",
    name != NSStringFromClass(Application.self)
  {
    preconditionFailure("UIApplicationMain: the class of the application cannot be \(name)")
  }
  guard let name = delegateClassName, let type = DelegateClass.named(name) else {
    preconditionFailure(
      "UIApplicationMain: \(delegateClassName ?? "nil") is not the name of a responder that "
        + "conforms to UIApplicationDelegate")
  }
  DelegateClass.start(type)
  return 0
}

/// The class of an application's delegate.
@MainActor package enum DelegateClass {
  /// Returns the class with a name, or `nil` if it is not that of a delegate.
  package static func named(_ name: String) -> (any (Responder & ApplicationDelegate).Type)? {
    NSClassFromString(name) as? any (Responder & ApplicationDelegate).Type
  }

  static func start<Delegate: Responder & ApplicationDelegate>(_ type: Delegate.Type) {
    type.main()
  }
}
