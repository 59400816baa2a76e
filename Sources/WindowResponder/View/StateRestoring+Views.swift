extension View: StateRestoring {
  /// None: a view's identifiers come after those of the controller whose view it lies in.
  public final var restorationParent: (any StateRestoring)? { nil }
  /// None: views are made by the program.
  public final var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
}

extension ViewController: StateRestoring {
  /// The controller that this one is in, or that presents it.
  public final var restorationParent: (any StateRestoring)? { parent ?? links?.presenter }
  /// None: see ``restorationClass``.
  public final var objectRestorationClass: (any ObjectRestoration.Type)? { nil }
}

/// A type that makes a controller again, when a program comes back: see
/// ``ViewController/restorationClass``. Often it is the controller's own class.
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
  /// Makes the controller that identifiers lead to, or gives the one that there is; nil for one that is not
  /// to come back.
  ///
  /// - Parameters:
  ///   - identifierComponents: The identifiers of the controllers around it, from the outside in, and its
  ///     own.
  ///   - coder: What the controller wrote down.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController?
}

extension DirectionalEdgeInsets: CoderValue {
  /// A list of the distances from the top, leading, bottom and trailing edges.
  public var coderContent: CoderContent { [top, leading, bottom, trailing].coderContent }
  /// Creates insets of a list of the four distances; nil where they are no numbers.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(4) else { return nil }
    self.init(top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }
}

extension Offset: CoderValue {
  /// A list of the distances to the right and down.
  public var coderContent: CoderContent { [horizontal, vertical].coderContent }
  /// Creates an offset of a list of two distances; nil where they are no numbers.
  public init?(coderContent: CoderContent) {
    guard let parts = coderContent.numbers(2) else { return nil }
    self.init(horizontal: parts[0], vertical: parts[1])
  }
}

/// A container that has controllers beside its children, as those of columns that are away.
@MainActor package protocol ControllerKeeper: ViewController {
  /// All that it was given.
  var keptControllers: [ViewController] { get }
}

/// A view whose subviews are taken away and used again for something else, as those of a row's cell are:
/// their state is nobody's.
@MainActor package protocol StatelessInside: View {}
