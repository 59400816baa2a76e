/// A bar at the lower edge of what is seen of a view, with which what is in it is found, and perhaps
/// replaced. Follows `UIFindInteraction`.
///
///     textView.isFindInteractionEnabled = true
///     textView.findInteraction?.presentFindNavigator(showingReplace: false)
///
/// Ctrl+F opens it in a text view that allows it, Ctrl+H with what replaces. Return and F3 go on to the
/// next result, with Shift to the one before, and Escape closes it.
@preconcurrency @MainActor open class FindInteraction: Interaction {
  /// Creates an interaction whose searches are made by a delegate.
  public init(sessionDelegate: any FindInteractionDelegate) {
    delegate = sessionDelegate
  }

  /// Who searches.
  public final private(set) weak var delegate: (any FindInteractionDelegate)?

  /// The view that it was added to.
  public final private(set) weak var view: View?

  /// The search that goes on; nil while the bar is closed.
  public final private(set) var activeFindSession: FindSession?

  /// Whether the bar is open.
  public final var isFindNavigatorVisible: Bool { bar != nil }

  /// What is looked for.
  open var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      bar?.take(searchText: searchText ?? "")
      search()
    }
  }

  /// What takes the place of what is found.
  open var replacementText: String? {
    didSet { bar?.take(replacementText: replacementText ?? "") }
  }

  /// How is searched; at first, upper and lower case are one. UIKit lets the user choose alone.
  open var searchOptions: TextSearchOptions = .caseInsensitive {
    didSet {
      guard searchOptions != oldValue else { return }
      bar?.take(options: searchOptions)
      search()
    }
  }

  // MARK: The bar

  /// Opens the bar, with room for a replacement or without.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, view.window != nil, let place = view.superview else { return }
    if let bar {
      bar.showsReplacement = showingReplace && activeFindSession?.supportsReplacement ?? false
      bar.begin()
      return revealBar()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    let bar = FindBar(self)
    bar.showsReplacement = showingReplace && session.supportsReplacement
    self.bar = bar
    bar.take(searchText: searchText ?? "")
    bar.take(replacementText: replacementText ?? "")
    bar.take(options: searchOptions)
    place.insertSubview(bar, aboveSubview: view)
    followFrames(of: view.window)
    layOutBar()
    search()
    bar.begin()
    revealBar()
    delegate?.findInteraction(self, didBegin: session)
  }

  /// Closes the bar. What was found last stays selected.
  open func dismissFindNavigator() {
    guard let bar else { return }
    self.bar = nil
    let hadKeys = bar.hasKeys
    if hadKeys { view?.becomeFirstResponder() }
    bar.removeFromSuperview()
    followFrames(of: nil)
    (view as? ScrollView)?.barRoom = 0
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes on to the next result; opens the bar where there is nothing to look for yet.
  open func findNext() { go(.forward) }

  /// Goes back to the result before.
  open func findPrevious() { go(.backward) }

  /// Has the bar show how many results there are now.
  open func updateResultCount() { bar?.updateCount() }

  // MARK: Interaction

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) { dismissFindNavigator() }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) { self.view = view }

  // MARK: Parts

  final var bar: FindBar?
  /// The window before whose frames the bar is placed.
  final weak var followedWindow: Window?

  private func search() {
    guard let session = activeFindSession else { return }
    session.performSearch(query: searchText ?? "", options: searchOptions)
    updateResultCount()
  }

  private func go(_ direction: TextStorageDirection) {
    guard let text = searchText, !text.isEmpty else {
      return presentFindNavigator(showingReplace: false)
    }
    if let session = activeFindSession {
      session.highlightNextResult(in: direction)
      return updateResultCount()
    }
    // The bar is closed: the result is selected, and nothing is marked.
    guard let view, let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    session.performSearch(query: text, options: searchOptions)
    session.highlightNextResult(in: direction)
    session.invalidateFoundResults()
  }

  func replace() {
    activeFindSession?.performSingleReplacement(
      query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
    updateResultCount()
  }

  func replaceAll() {
    activeFindSession?.replaceAll(
      query: searchText ?? "", replacementString: replacementText ?? "", options: searchOptions)
    updateResultCount()
  }
}
