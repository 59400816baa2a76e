import WindowResponder

/// A registry of numbers for views, by which lists identify views without keeping them alive. A number is
/// never reused.
@MainActor final class ViewRegistry {
  private struct Entry {
    weak var view: View?
  }

  private var views: [Int: Entry] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = 0
  /// The number of entries at which the entries of released views are removed.
  private var limit = 1_024

  /// Returns the number of a view. If it has none, creates a new one.
  func number(of view: View) -> Int {
    let identifier = ObjectIdentifier(view)
    // Another view may have the address of one that does not exist any more.
    if let known = numbers[identifier], views[known]?.view === view { return known }
    if views.count >= limit { forgetGone() }
    last += 1
    views[last] = Entry(view: view)
    numbers[identifier] = last
    return last
  }

  /// Returns the view with a number, or `nil` if it does not exist any more.
  func view(_ number: Int) -> View? { views[number]?.view }

  private func forgetGone() {
    views = views.filter { $0.value.view != nil }
    numbers = numbers.filter { views[$0.value] != nil }
    limit = max(1_024, views.count * 2)
  }
}
