extension View: StateRestoring {
  /// The parent of the view during state restoration, which is always `nil`. A view's identifier follows that
  /// of the controller that contains it.
  public final var restorationParent: (any StateRestoring)? { nil }
  /// The class that creates the view again, which is always `nil`. The application creates its views.
  public final var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
}

extension ViewController: StateRestoring {
  /// The parent of the controller, or the controller that presents it.
  public final var restorationParent: (any StateRestoring)? { parent ?? links?.presenter }
  /// The class that creates the object again, which is always `nil`. For controllers, use
  /// ``AdaptiveController/restorationClass``.
  public final var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
}

/// A type that creates a controller again during state restoration: see
/// ``AdaptiveController/restorationClass``. It is often the controller's own class.
///
///     final class Chapter: ViewController, ViewControllerRestoration {
///       static func viewController(
///         withRestorationIdentifierPath identifierComponents: [String], coder: Coder
///       ) -> ViewController? {
///         let chapter = Chapter()
///         chapter.restorationIdentifier = identifierComponents.last
///         chapter.restorationClass = Chapter.self
///         return chapter
///       }
///     }
///
/// Follows `UIViewControllerRestoration`.
@preconcurrency @MainActor public protocol ViewControllerRestoration {
  /// Creates the controller of a path of identifiers, or returns the existing one. If the controller is not
  /// restored, returns `nil`.
  ///
  /// - Parameters:
  ///   - identifierComponents: The identifiers of the controllers that contain it, from the outermost one,
  ///     and its own.
  ///   - coder: The coder with the controller's saved state.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController?
}

extension DirectionalEdgeInsets: CoderValue {
  /// An array of the top, leading, bottom and trailing insets.
  public var coderContent: CoderContent { [top, leading, bottom, trailing].coderContent }
  /// Creates insets from an array of four numbers. If it is not one, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(4) else { return nil }
    self.init(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }
}

extension Offset: CoderValue {
  /// An array of the horizontal and vertical distances.
  public var coderContent: CoderContent { [horizontal, vertical].coderContent }
  /// Creates an offset from an array of two numbers. If it is not one, returns `nil`.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(2) else { return nil }
    self.init(horizontal: parts[0], vertical: parts[1])
  }
}

/// A container that retains controllers in addition to its children, such as those of hidden columns.
@MainActor package protocol ControllerKeeper: ViewController {
  /// All controllers that it retains.
  var keptControllers: [ViewController] { get }
}

/// A view whose subviews are reused for other content, such as those of a row's cell. Their state is not
/// saved.
@MainActor package protocol StatelessInside: View {}
