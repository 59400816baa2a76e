/// A place in a menu that is filled when the menu is shown.
///
///     DeferredMenuElement { completion in
///       Task { completion(await recentFiles().map(\.menuAction)) }
///     }
///
/// Until the elements are there the menu shows that it waits. Follows `UIDeferredMenuElement`.
@preconcurrency @MainActor public final class DeferredMenuElement: MenuElement {
  /// A function that is to be called, once, with what stands in the place.
  public typealias Completion = @MainActor ([MenuElement]) -> Void

  private let provider: @MainActor (@escaping Completion) -> Void
  private let isCached: Bool
  private var elements: [MenuElement]?
  private var waiting: [Completion] = []

  /// Creates a place whose elements are asked for when it is first shown, and kept.
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

  /// Creates a place whose elements are asked for each time that it is shown.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> DeferredMenuElement {
    DeferredMenuElement(provider: elementProvider, isCached: false)
  }

  /// The elements, where they are known.
  var cachedElements: [MenuElement]? { elements }

  /// Asks for the elements. What the provider calls a second time is dropped.
  func resolve(_ completion: @escaping Completion) {
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
