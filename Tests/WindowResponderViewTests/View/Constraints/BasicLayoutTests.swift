import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct BasicLayoutTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  @Test("a view stands where its constraints say, after layout and not before")
  func fourEdges() {
    let view = View()
    root.add(view)
    view.fill(root, inset: 20)
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 20, width: 280, height: 440))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 20, width: 360, height: 440))
  }

  @Test("a view of a constant size in the middle")
  func centred() {
    let view = View()
    root.add(view)
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 110, y: 205, width: 100, height: 50))
  }

  @Test("two of equal widths share what there is")
  func equalWidths() {
    let (one, two) = (View(), View())
    root.add(one, two)
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      one.widthAnchor.constraint(equalTo: two.widthAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.topAnchor.constraint(equalTo: one.topAnchor),
      one.heightAnchor.constraint(equalToConstant: 30),
      two.heightAnchor.constraint(equalTo: one.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == Rect(x: 16, y: 0, width: 140, height: 30))
    #expect(two.frame == Rect(x: 164, y: 0, width: 140, height: 30))
  }

  @Test("the initialiser of items and attributes says the same as anchors")
  func itemsAndAttributes() {
    let view = View()
    root.add(view)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: 10),
      LayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 44),
      LayoutConstraint(
        item: view, attribute: .right, relatedBy: .equal, toItem: root, attribute: .right,
        multiplier: 1, constant: 0),
      LayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 150, y: 196, width: 170, height: 44))
  }

  @Test("views in different superviews are aligned")
  func acrossTheTree() {
    let (left, right, inner, other) = (View(), View(), View(), View())
    root.add(left, right)
    left.add(inner)
    right.add(other)
    left.fill(root, inset: 10)
    LayoutConstraint.activate([
      right.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      right.widthAnchor.constraint(equalToConstant: 200),
      right.heightAnchor.constraint(equalToConstant: 200),
      inner.leadingAnchor.constraint(equalTo: left.leadingAnchor, constant: 30),
      inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 90),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.leadingAnchor.constraint(equalTo: right.leadingAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      other.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 30, y: 90, width: 20, height: 20))
    #expect(other.frame == Rect(x: 0, y: 70, width: 40, height: 20))
  }

  @Test("L3: inequalities in a chain")
  func inequalities() {
    let views = (0..<4).map { _ in View() }
    for view in views { root.add(view) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
      LayoutConstraint.activate([
        view.topAnchor.constraint(greaterThanOrEqualTo: before, constant: Double(index * 10)),
        view.topAnchor.constraint(equalTo: before).at(500),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 5).at(400),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.25),
        view.widthAnchor.constraint(equalToConstant: 500).at(300),
      ])
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, 30, 70, 120])
    #expect(views.allSatisfy { $0.frame.size == Size(width: 80, height: 20) })
  }

  @Test("L3: a stronger priority wins, and a weaker one holds as far as it may")
  func priorities() {
    let view = View()
    root.add(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100).at(900)
    let wide = view.widthAnchor.constraint(equalToConstant: 200).at(800)
    LayoutConstraint.activate([
      narrow, wide, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    narrow.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
  }

  @Test("L2: a view keeps its constraints where its items meet, and tells of them")
  func whoHolds() {
    let (outer, inner) = (View(), View())
    root.add(outer)
    outer.add(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    let top = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let far = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    #expect(!width.isActive)
    LayoutConstraint.activate([width, top, far])
    #expect(inner.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(width)])
    #expect(outer.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(top)])
    #expect(root.constraints.map(ObjectIdentifier.init) == [ObjectIdentifier(far)])
    #expect(width.firstItem === inner && width.secondItem == nil)
    #expect(width.firstAttribute == .width && width.secondAttribute == .notAnAttribute)
    #expect(far.secondItem === root && far.firstAnchor.item === inner)
    #expect(far.secondAnchor?.name == "leading" && width.secondAnchor == nil)
    #expect(top.priority == .required && top.multiplier == 1 && top.relation == .equal)
    outer.removeConstraint(top)
    #expect(!top.isActive && outer.constraints.isEmpty)
    outer.addConstraints([top, width])
    #expect(outer.constraints.count == 2 && inner.constraints.isEmpty)
    LayoutConstraint.deactivate([top, width, far])
    #expect(!width.isActive && root.constraints.isEmpty && outer.constraints.isEmpty)
  }

  @Test("L1: a view that translates its mask is where its frame says, and others may depend on it")
  func translatedFrames() {
    let (fixed, view) = (View(frame: Rect(x: 30, y: 40, width: 50, height: 60)), View())
    root.addSubview(fixed)
    root.add(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: fixed.topAnchor),
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 90, y: 40, width: 50, height: 10))
    #expect(fixed.translatesAutoresizingMaskIntoConstraints)
    fixed.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 110, y: 0, width: 100, height: 10))
    fixed.autoresizingMask = .flexibleWidth
    root.frame.size.width += 50
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 160, y: 0, width: 150, height: 10))
  }

  @Test("constants change at run time, also in an animation")
  func constants() {
    let view = View()
    root.add(view)
    view.fill(root)
    let top = root.constraints.first { $0.firstAttribute == .top }
    root.layoutIfNeeded()
    top?.constant = 40
    #expect(view.frame.minY == 0)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 40, width: 320, height: 440))
  }

  @Test("a part of the tree that nothing happened to is not laid out again")
  func onlyWhatChanged() {
    let (one, two) = (SizedView(), SizedView())
    let inner = View()
    root.add(one, two)
    one.add(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    for (index, view) in [one, two].enumerated() {
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index) * 100),
        view.widthAnchor.constraint(equalToConstant: 100),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: one.topAnchor),
      inner.leadingAnchor.constraint(equalTo: one.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    root.layoutIfNeeded()
    let before = (one.layouts, two.layouts)
    width.constant = 20
    root.layoutIfNeeded()
    #expect(inner.frame.width == 20)
    #expect(one.layouts == before.0 + 1 && two.layouts == before.1)
  }

  @Test("lengths never go below zero")
  func noNegativeLengths() {
    root.frame.size.width = 0
    let (one, two) = (SizedView(100, 10), SizedView(50, 10))
    root.add(one, two)
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    one.setContentCompressionResistancePriority(LayoutPriority(800), for: .horizontal)
    root.frame.size.width = 80
    root.layoutIfNeeded()
    #expect(one.frame == Rect(x: 0, y: 0, width: 80, height: 10))
    #expect(two.frame == Rect(x: 80, y: 0, width: 0, height: 10))
  }

  @Test("L8: edges are on the pixel grid, and neighbours have no gap between them")
  func pixelGrid() {
    root.frame.size.width = 100
    let views = (0..<3).map { _ in View() }
    for view in views { root.add(view) }
    for (index, view) in views.enumerated() {
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
      ])
    }
    views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 33, 67])
    #expect(views.map(\.frame.width) == [33, 34, 33])
  }
}
