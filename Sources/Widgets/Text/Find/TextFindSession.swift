import ResponderText
import ResponderWords

/// The session of a search in a text view.
@MainActor final class TextFindSession: FindSession {
  /// The maximum number of counted results.
  static let countLimit = 10_000
  /// The time after the last change of the text before it is searched again, in seconds.
  static let pause = 0.3
  /// The maximum number of results that are replaced individually. For more, the text from the first to the
  /// last result is replaced.
  private static let singlesLimit = 500

  private weak var view: TextView?
  private weak var interaction: FindInteraction?
  private var query = ""
  private var options: TextSearchOptions = []
  /// The start of the search, in bytes.
  private var origin: Int
  /// The results from the start of the text.
  private var results: [Range<Int>] = []
  private var current: Range<Int>?
  private var timer: ClockTimer?

  init(_ view: TextView, _ interaction: FindInteraction) {
    self.view = view
    self.interaction = interaction
    origin = view.selectedRange.start.utf8Offset
    super.init()
  }

  isolated deinit { timer?.invalidate() }

  // MARK: Results

  override var resultCount: Int { results.count }
  override var hasMoreResults: Bool { results.count == Self.countLimit }
  override var highlightedResultIndex: Int? {
    guard let current else { return nil }
    let index = place(of: current.lowerBound)
    return index < results.count && results[index] == current ? index : nil
  }
  override var supportsReplacement: Bool { view?.isEditable ?? false }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && current != nil
  }

  /// Returns the index of the first result that does not begin before an offset.
  private func place(of offset: Int) -> Int {
    var (low, high) = (0, results.count)
    while low < high {
      let middle = (low + high) / 2
      if results[middle].lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Searching

  override func performSearch(query: String, options: TextSearchOptions) {
    (self.query, self.options) = (query, options)
    search()
    guard let document = view?.editor.document, !query.isEmpty else { return show(nil) }
    show(document.find(query, options: options.union(.wraps), from: origin, backward: false))
  }

  private func search() {
    timer?.invalidate()
    timer = nil
    guard let document = view?.editor.document, !query.isEmpty else {
      results = []
      return
    }
    results = document.findAll(query, options: options, limit: Self.countLimit)
  }

  override func highlightNextResult(in direction: TextStorageDirection) {
    guard let view, !query.isEmpty else { return }
    if timer != nil { search() }
    let isBackward = direction == .backward
    let selection = current ?? view.selectedRange.utf8
    let start = isBackward ? selection.lowerBound : selection.upperBound
    show(
      view.editor.document.find(
        query, options: options.union(.wraps), from: start, backward: isBackward))
  }

  /// Selects a result, and scrolls it into view.
  private func show(_ result: Range<Int>?) {
    current = result
    mark()
    guard let result, let view else { return }
    origin = result.lowerBound
    let range = TextRange(utf8: result)
    view.selectedRange = range
    view.scrollRangeToVisible(range)
  }

  private func mark() {
    view?.canvas.highlights = results
    view?.canvas.currentHighlight = current
  }

  override func invalidateFoundResults() {
    timer?.invalidate()
    timer = nil
    results = []
    current = nil
    mark()
  }

  // MARK: Replacing

  override func performSingleReplacement(
    query: String, replacementString: String, options: TextSearchOptions
  ) {
    guard let view, supportsReplacement, let current else { return }
    let range = TextRange(utf8: current)
    guard view.shouldChangeText(in: range, replacementText: replacementString) else { return }
    view.editor.replace(range, withText: replacementString, name: ownWord("Replace"))
    search()
    let end = current.lowerBound + replacementString.utf8.count
    show(
      view.editor.document.find(
        query, options: options.union(.wraps), from: end, backward: false))
  }

  override func replaceAll(
    query: String, replacementString: String, options: TextSearchOptions
  ) {
    guard let view, supportsReplacement, !query.isEmpty else { return }
    let document = view.editor.document
    let all = document.findAll(query, options: options)
    guard let first = all.first, let last = all.last else { return }
    if all.count <= Self.singlesLimit || document.hasStyles {
      for result in all.reversed() {
        let range = TextRange(utf8: result)
        if view.shouldChangeText(in: range, replacementText: replacementString) {
          view.editor.replace(range, withText: replacementString, name: ownWord("Replace All"))
        }
      }
    } else {
      var text = ""
      var end = first.lowerBound
      for result in all {
        text += document.string(in: end..<result.lowerBound)
        text += replacementString
        end = result.upperBound
      }
      let range = TextRange(utf8: first.lowerBound..<last.upperBound)
      if view.shouldChangeText(in: range, replacementText: text) {
        view.editor.replace(range, withText: text, name: ownWord("Replace All"))
      }
    }
    search()
    current = nil
    mark()
  }

  // MARK: Changes

  /// Called when the text has changed. Moves the results, and searches again a little later.
  func replaced(_ range: Range<Int>, _ length: Int) {
    guard !results.isEmpty || !query.isEmpty else { return }
    let way = length - range.count
    let first = results.firstIndex { $0.upperBound > range.lowerBound } ?? results.count
    var kept = Array(results[..<first])
    for result in results[first...] where result.lowerBound >= range.upperBound {
      kept.append(result.lowerBound + way..<result.upperBound + way)
    }
    results = kept
    if let shown = current {
      if shown.lowerBound >= range.upperBound {
        current = shown.lowerBound + way..<shown.upperBound + way
      } else if shown.upperBound > range.lowerBound {
        current = nil
      }
    }
    if origin >= range.upperBound { origin += way }
    mark()
    timer?.invalidate()
    timer = .scheduledTimer(withTimeInterval: Self.pause) { [weak self] _ in
      guard let self else { return }
      search()
      mark()
      interaction?.updateResultCount()
    }
  }
}
