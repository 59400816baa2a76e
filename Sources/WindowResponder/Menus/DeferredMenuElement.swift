/// A placeholder for menu elements that are created when the menu is shown.
///
///     DeferredMenuElement { completion in
///       Task { completion(await recentFiles().map(\.menuAction)) }
///     }
///
/// Until the elements are available, the menu shows that it is waiting. Follows `UIDeferredMenuElement`.
@preconcurrency @MainActor public final class DeferredMenuElement: MenuElement {
  /// A closure that the provider calls once, with the elements.
  public typealias Completion = @MainActor ([MenuElement]) -> Void

  private let provider: @MainActor (@escaping Completion) -> Void
  private let isCached: Bool
  private var elements: [MenuElement]?
  private var waiting: [Completion] = []

  /// Creates a placeholder whose elements are requested when it is first shown, and then cached.
  public convenience init(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) {
    self.init(provider: elementProvider, isCached: true)
  }

  private init(provider: @escaping @MainActor (@escaping Completion) -> Void, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns a placeholder whose elements are requested each time it is shown.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> DeferredMenuElement {
    DeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// The cached elements, or `nil` if they are not known.
  var cachedElements: [MenuElement]? { elements }

  /// Requests the elements. Further calls of the provider's completion closure are ignored.
  package func resolve(_ completion: @escaping Completion) {
    if let elements { return completion(elements) }
    waiting.append(completion)
    guard waiting.count == 1 else { return }
    var isAnswered = false
    provider { [self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if isCached { self.elements = elements }
      let waiting = self.waiting
      self.waiting = []
      for completion in waiting { completion(elements) }
    }
  }
}
