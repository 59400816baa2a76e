import WindowResponder

/// Numbers for views, by which lists name them without keeping them alive. A number is never given twice.
@MainActor final class ViewRegistry {
  private struct Entry {
    weak var view: View?
  }

  private var views: [Int: Entry] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = 0
  /// How many there may be until those of views that are gone are looked for.
  private var limit = 1_024

  /// The number of a view; a new one for one that has none yet.
  func number(of view: View) -> Int {
    let identifier = ObjectIdentifier(view)
    // Another view may stand where one stood that is gone.
    if let known = numbers[identifier], views[known]?.view === view { return known }
    if views.count >= limit { forgetGone() }
    last += 1
    views[last] = Entry(view: view)
    numbers[identifier] = last
    return last
  }

  /// The view of a number; nil where it is gone.
  func view(_ number: Int) -> View? { views[number]?.view }

  private func forgetGone() {
    views = views.filter { $0.value.view != nil }
    numbers = numbers.filter { views[$0.value] != nil }
    limit = max(1_024, views.count * 2)
  }
}
