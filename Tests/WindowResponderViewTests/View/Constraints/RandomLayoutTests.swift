import SeededRandom
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of random trees that change repeatedly, and in which the frames can be calculated one after the
/// other.
@MainActor @Suite(.serialized) struct RandomLayoutTests {
  /// A view with the views to which its constraints refer, and its expected frame in the root.
  @MainActor private final class Node {
    let view = View()
    let parent: Int
    var leading: LayoutConstraint!
    var top: LayoutConstraint!
    var width: LayoutConstraint!
    var height: LayoutConstraint!
    var leadingOf = 0
    var usesTrailing = false
    var topOf = 0
    var widthOf: Int?
    var rect = Rect.zero

    init(parent: Int) { self.parent = parent }
  }

  @MainActor private final class Tree {
    let root = View(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    var nodes: [Node] = []
    var random: SeededGenerator

    init(_ seed: UInt64, count: Int) {
      random = SeededGenerator(seed: seed)
      for index in 0..<count { add(index) }
    }

    /// Returns a view by its number. The root is 0.
    func view(_ number: Int) -> View { number == 0 ? root : nodes[number - 1].view }

    func number(_ below: Int) -> Int { Int.random(in: 0..<max(1, below), using: &random) }

    func constant() -> Double { Double(number(60)) }

    func add(_ index: Int) {
      let node = Node(parent: number(index + 1))
      nodes.append(node)
      view(node.parent).add(node.view)
      connect(node, index)
    }

    /// Adds constraints from a view to views that were added before it.
    func connect(_ node: Node, _ index: Int) {
      node.leadingOf = number(index + 1)
      node.usesTrailing = node.leadingOf != 0 && number(2) == 0
      node.topOf = number(index + 1)
      node.widthOf = number(3) == 0 ? number(index + 1) : nil
      let start = view(node.leadingOf)
      node.leading = node.view.leadingAnchor.constraint(
        equalTo: node.usesTrailing ? start.trailingAnchor : start.leadingAnchor,
        constant: constant())
      node.top = node.view.topAnchor.constraint(
        equalTo: view(node.topOf).topAnchor, constant: constant())
      if let widthOf = node.widthOf {
        node.width = node.view.widthAnchor.constraint(
          equalTo: view(widthOf).widthAnchor, multiplier: 0.5, constant: constant())
      } else {
        node.width = node.view.widthAnchor.constraint(equalToConstant: constant())
      }
      node.height = node.view.heightAnchor.constraint(equalToConstant: constant())
      LayoutConstraint.activate([node.leading, node.top, node.width, node.height])
    }

    func change() {
      let index = number(nodes.count)
      let node = nodes[index]
      switch number(5) {
      case 0: node.leading.constant = constant()
      case 1: node.width.constant = constant()
      case 2: root.frame.size = Size(width: 500 + constant(), height: 700)
      case 3:
        LayoutConstraint.deactivate([node.leading, node.top, node.width, node.height])
        connect(node, index)
      default:
        node.top.isActive = false
        node.top = node.view.topAnchor.constraint(
          equalTo: view(node.topOf).topAnchor, constant: constant())
        node.top.isActive = true
      }
    }

    /// Calculates the frame of each view in the root.
    func reckon() {
      for node in nodes {
        let start = rect(node.leadingOf)
        node.rect.origin.x =
          (node.usesTrailing ? start.maxX : start.minX) + node.leading.constant
        node.rect.origin.y = rect(node.topOf).minY + node.top.constant
        node.rect.size.width = (node.widthOf.map { rect($0).width / 2 } ?? 0) + node.width.constant
        node.rect.size.height = node.height.constant
      }
    }

    func rect(_ number: Int) -> Rect {
      number == 0 ? Rect(origin: .zero, size: root.bounds.size) : nodes[number - 1].rect
    }
  }

  @Test(
    "after any change every view is where its constraints say", arguments: 1...12 as ClosedRange)
  func places(seed: Int) {
    let tree = Tree(UInt64(seed), count: 40)
    for round in 0..<60 {
      if round > 0 { for _ in 0..<(1 + tree.number(4)) { tree.change() } }
      tree.root.layoutIfNeeded()
      tree.reckon()
      for (index, node) in tree.nodes.enumerated() {
        let shown = node.view.convert(node.view.bounds, to: tree.root)
        let differs =
          abs(shown.minX - node.rect.minX) > 0.51 || abs(shown.minY - node.rect.minY) > 0.51
          || abs(shown.maxX - node.rect.maxX) > 0.51 || abs(shown.maxY - node.rect.maxY) > 0.51
        guard differs else { continue }
        Issue.record("round \(round), view \(index): \(shown) and not \(node.rect)")
        return
      }
    }
  }

  @Test("a tree that is changed thousands of times stays exact")
  func longLife() {
    let tree = Tree(99, count: 30)
    tree.root.layoutIfNeeded()
    for _ in 0..<4_000 {
      tree.change()
      tree.root.layoutIfNeeded()
    }
    tree.reckon()
    for node in tree.nodes {
      let shown = node.view.convert(node.view.bounds, to: tree.root)
      #expect(abs(shown.minX - node.rect.minX) <= 0.51 && abs(shown.maxX - node.rect.maxX) <= 0.51)
    }
    #expect((tree.root.interiorEngine?.solver.pivots ?? .max) < 6_000)
  }
}
