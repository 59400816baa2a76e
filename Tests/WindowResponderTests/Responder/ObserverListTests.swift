import Testing
import WindowResponder

/// Tests of an application's own list of observers.
@MainActor struct ObserverListTests {
  private final class Observer {
    var values: [Int] = []
  }

  @Test("A program notifies its own list, in the order in which observers were added")
  func order() {
    let list = ObserverList<Int>()
    let (first, second) = (Observer(), Observer())
    let all = Observer()
    list.add(first) { first, value in
      first.values.append(value)
      all.values.append(1)
    }
    list.add(second) { _, _ in all.values.append(2) }
    list.notify(7)
    #expect(first.values == [7] && all.values == [1, 2])
    list.remove(first)
    list.notify(8)
    #expect(first.values == [7] && all.values == [1, 2, 2])
  }

  @Test("An observer that has gone is not called")
  func gone() {
    let list = ObserverList<Int>()
    let all = Observer()
    var observer: Observer? = Observer()
    if let observer { list.add(observer) { _, value in all.values.append(value) } }
    list.notify(1)
    observer = nil
    list.notify(2)
    #expect(all.values == [1] && observer == nil)
  }

  @Test("Observers that are removed or added meanwhile are not called for this change")
  func meanwhile() {
    let list = ObserverList<Int>()
    let (first, second, third) = (Observer(), Observer(), Observer())
    list.add(first) { first, value in
      first.values.append(value)
      guard first.values.count == 1 else { return }
      list.remove(second)
      list.add(third) { $0.values.append($1) }
      list.notify(value * 10)
    }
    list.add(second) { $0.values.append($1) }
    list.notify(1)
    #expect(first.values == [1, 10] && second.values.isEmpty && third.values == [10])
  }
}
