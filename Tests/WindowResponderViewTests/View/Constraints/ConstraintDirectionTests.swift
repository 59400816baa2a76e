import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ConstraintDirectionTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 100))

  @Test("L9: from right to left leading edges are right ones, and left ones stay")
  func mirrored() {
    let (one, two, left) = (SizedView(50, 10), SizedView(60, 10), SizedView(20, 10))
    root.add(one, two, left)
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 5),
      two.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
    ])
    root.layoutIfNeeded()
    #expect([one, two, left].map(\.frame.minX) == [10, 65, 3])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect([one, two, left].map(\.frame.minX) == [240, 175, 3])
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    #expect([one, two, left].map(\.frame.minX) == [10, 65, 3])
  }

  @Test("L9: the direction is that of the view that owns the constraint, not that of its items")
  func owner() {
    let (box, inner) = (SizedView(50, 10), SizedView(20, 10))
    root.add(box)
    box.add(inner)
    box.semanticContentAttribute = .forceRightToLeft
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    #expect(inner.frame.maxX == 45)
  }

  @Test("a visual format follows the direction unless it says otherwise")
  func formats() {
    let (one, two) = (SizedView(50, 10), SizedView(60, 10))
    root.add(one)
    root.add(two)
    root.semanticContentAttribute = .forceRightToLeft
    root.addConstraints(
      LayoutConstraint.constraints(withVisualFormat: "|-20-[one]", views: ["one": one]))
    root.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "|-20-[two]", options: .directionLeftToRight, views: ["two": two]))
    root.layoutIfNeeded()
    #expect(one.frame.maxX == 280 && two.frame.minX == 20)
  }

  @Test("directional margins go by the direction")
  func margins() {
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.semanticContentAttribute = .forceRightToLeft
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(root.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(root.directionalLayoutMargins.leading == 2)
  }
}
