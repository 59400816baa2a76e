import ResponderRuntime

extension SceneConfiguration {
  /// Creates the scene's delegate. Its class is ``delegateClass``, or a class `SceneDelegate` in the module
  /// of the application's delegate, which is the name in Xcode's templates. If there is none, returns `nil`.
  func makeDelegate(for programDelegate: (any ApplicationDelegate)?) -> (any SceneDelegate)? {
    let usual: AnyClass? = programDelegate.flatMap { Self.usualClass(beside: type(of: $0)) }
    guard let found = delegateClass ?? usual else { return nil }
    guard found is any SceneDelegate.Type, let type = found as? Responder.Type else {
      ErrorLine.write(
        "The scene has no delegate: \(found) has to be a Responder and a SceneDelegate")
      return nil
    }
    return type.create() as? any SceneDelegate
  }

  private static func usualClass(beside type: Any.Type) -> AnyClass? {
    let found: AnyClass? = TypeNames.type(named: "SceneDelegate", besides: type) as? AnyClass
    guard let found, found is any SceneDelegate.Type else { return nil }
    return found
  }
}
