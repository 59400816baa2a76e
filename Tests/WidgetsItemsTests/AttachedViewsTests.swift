import Testing

@testable import WidgetsItems
@testable import WidgetsLists
@testable import WindowResponder

/// Tests of the order of items and the supplementary views that belong to them.
@MainActor @Suite struct AttachedViewsTests {
  private func key(_ kind: String, _ item: Int) -> SupplementKey {
    SupplementKey(kind: kind, path: ItemPath(item: item, section: 0))
  }

  /// Returns an order in which each third item has views before and after it, and each one after it a view.
  private func order(items: Int) -> ItemReadingOrder<SupplementKey> {
    let views = AttachedViews([
      [],
      [
        .init(isBefore: true, supplement: key("before", 0)),
        .init(isBefore: false, supplement: key("after", 0)),
        .init(isBefore: false, supplement: key("last", 0)),
      ],
      [.init(isBefore: false, supplement: key("badge", 0))],
    ])
    return ItemReadingOrder(
      sections: [
        .init(
          before: [key("header", 0)], items: items, attached: views, after: [key("footer", 0)])
      ])
  }

  @Test("Views are read with their item, and each element has one position", arguments: 0..<9)
  func positions(items: Int) {
    var expected: [ItemReadingOrder<SupplementKey>.Element] = [.supplement(key("header", 0))]
    for item in 0..<items {
      if item % 3 == 1 { expected.append(.supplement(key("before", item))) }
      expected.append(.item(ItemPath(item: item, section: 0)))
      if item % 3 == 1 {
        expected += ["after", "last"].map { .supplement(key($0, item)) }
      }
      if item % 3 == 2 { expected.append(.supplement(key("badge", item))) }
    }
    expected.append(.supplement(key("footer", 0)))
    let order = order(items: items)
    #expect((0..<order.count).map { order.element(at: $0) } == expected)
    for (position, element) in expected.enumerated() {
      switch element {
      case .item(let path): #expect(order.position(of: path) == position)
      case .supplement(let key): #expect(order.position(of: key, section: 0) == position)
      }
    }
    #expect(order.position(of: key("badge", 0), section: 0) == nil)
    #expect(order.position(of: key("badge", items), section: 0) == nil)
  }

  @Test("The order of a billion items needs no list of their views")
  func manyItems() {
    let order = order(items: 999_999_999)
    #expect(order.count == 999_999_999 / 3 * 7 + 2)
    #expect(order.element(at: order.count - 2) == .supplement(key("badge", 999_999_998)))
  }
}
