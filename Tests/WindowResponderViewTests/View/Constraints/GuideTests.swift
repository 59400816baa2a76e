import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct GuideTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func pin(_ view: View, to guide: LayoutGuide) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("the margins guide follows the margins")
  func margins() {
    let view = View()
    root.add(view)
    pin(view, to: root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 8, y: 8, width: 304, height: 464))
    root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 2, y: 1, width: 314, height: 476))
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 6, y: 5, width: 306, height: 468))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
    #expect(root.layoutMarginsGuide === root.layoutMarginsGuide)
  }

  @Test("Without a keyboard, its guide begins at the bottom of the safe area or of the view")
  func keyboardGuide() {
    let stage = Stage(size: Size(width: 320, height: 480))
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(bottom: 20)
    stage.window.rootViewController = controller
    let view = View()
    controller.view.add(view)
    LayoutConstraint.activate([
      view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.render()
    let height = controller.view.bounds.height
    #expect(view.frame.maxY == height - 20)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    stage.render()
    #expect(view.frame.maxY == height)
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = true
    stage.render()
    #expect(view.frame.maxY == height - 20)
  }

  @Test("The anchors of a guide report the layout of the guide, and not of its view")
  func anchorsOfAGuide() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout && guide.leadingAnchor.hasAmbiguousLayout)
    let found = guide.leadingAnchor.constraintsAffectingLayout
    #expect(found.count == 1 && found.first === width)
    #expect(guide.topAnchor.constraintsAffectingLayout.isEmpty)
  }

  @Test("A constraint to the keyboard guide of a view that is removed becomes inactive")
  func keyboardGuideOfARemovedView() {
    let (box, other) = (View(), View())
    root.add(box)
    root.add(other)
    let cross = other.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor)
    cross.isActive = true
    root.layoutIfNeeded()
    box.removeFromSuperview()
    #expect(!cross.isActive)
  }

  @Test("The theme has the standard distance of constraints and the margin of a controller")
  func themeSpacing() {
    let stage = Stage(size: Size(width: 900, height: 480))
    stage.application.theme.metrics.spacing = 12
    stage.application.theme.metrics.largeSpacing = 30
    let controller = ViewController()
    stage.window.rootViewController = controller
    let (one, two) = (View(), View())
    controller.view.add(one)
    controller.view.add(two)
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      one.widthAnchor.constraint(equalToConstant: 100),
      two.leadingAnchor.constraint(
        equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
    ])
    stage.render()
    #expect(one.frame.minX == 30 && two.frame.minX == 154)
    stage.resize(to: Size(width: 300, height: 480))
    stage.render()
    #expect(one.frame.minX == 24)
  }

  @Test("margin attributes of an item mean the same")
  func marginAttributes() {
    let view = View()
    root.add(view)
    let pairs: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
      (.centerY, .centerYWithinMargins),
    ]
    for (own, other) in pairs {
      LayoutConstraint(
        item: view, attribute: own, relatedBy: .equal, toItem: root, attribute: other,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 40, right: 30)
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 10, width: 270, height: 430))
  }

  @Test("the safe area guide follows the controller's additional insets")
  func safeArea() {
    let stage = Stage(size: Size(width: 400, height: 300))
    let controller = ViewController()
    stage.window.rootViewController = controller
    let view = View()
    controller.view.add(view)
    pin(view, to: controller.view.safeAreaLayoutGuide)
    stage.render()
    #expect(view.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 20, right: 10)
    stage.render()
    #expect(view.frame == Rect(x: 0, y: 30, width: 390, height: 250))
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame == view.frame)
  }

  @Test("what is covered at the top and at the bottom")
  func olderGuides() {
    let stage = Stage(size: Size(width: 400, height: 300))
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let view = View()
    controller.view.add(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.widthAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
    ])
    stage.render()
    #expect(view.frame == Rect(x: 0, y: 30, width: 30, height: 250))
  }

  @Test("readable content is no wider than is read with ease")
  func readable() {
    let view = View()
    root.add(view)
    pin(view, to: root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame.width == 304)
    root.frame.size.width = 1_000
    root.layoutIfNeeded()
    #expect(view.frame == Rect(x: 164, y: 8, width: 672, height: 464))
  }

  @Test("a guide of one's own takes part like a view")
  func ownGuides() {
    let guide = LayoutGuide()
    guide.identifier = "middle"
    root.addLayoutGuide(guide)
    let (one, two) = (View(), View())
    root.add(one, two)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: one.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: two.topAnchor),
      guide.heightAnchor.constraint(equalTo: one.heightAnchor),
      one.topAnchor.constraint(equalTo: root.topAnchor),
      two.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      one.heightAnchor.constraint(equalTo: two.heightAnchor),
      one.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      two.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      one.widthAnchor.constraint(equalToConstant: 10),
      two.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 100, y: 160, width: 40, height: 160))
    #expect(one.frame == Rect(x: 140, y: 0, width: 10, height: 160))
    #expect(two.frame == Rect(x: 115, y: 320, width: 10, height: 160))
    #expect(root.layoutGuides.count == 1 && guide.owningView === root)
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty && guide.owningView == nil)
    #expect(guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    #expect(root.constraints.allSatisfy { $0.firstItem !== guide })
  }

  @Test("system spacing is 8 points, some times")
  func systemSpacing() {
    let (one, two) = (SizedView(10, 10), SizedView(10, 10))
    root.add(one, two)
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(
        equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      one.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      two.leadingAnchor.constraint(
        equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.origin == Point(x: 16, y: 8))
    #expect(two.frame.origin == Point(x: 34, y: 42))
  }

  @Test("the distance between two anchors is a length")
  func offsets() {
    let (one, two, three) = (View(), View(), View())
    root.add(one, two, three)
    for view in [one, two, three] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    }
    LayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      three.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(
        equalTo: two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor), multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(abs(two.frame.minX - 173) <= 1)
    let gap = two.frame.minX - 40
    #expect(abs(gap - 2 * (three.frame.minX - two.frame.maxX)) <= 1.5)
  }

  // MARK: Scroll views

  @Test("L5: constraints to a scroll view's edges give the size of its content")
  func scrollContent() {
    let scroll = ScrollView()
    let content = View()
    root.add(scroll)
    scroll.fill(root)
    scroll.add(content)
    content.fill(scroll, inset: 10)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 10, width: 300, height: 900))
    #expect(scroll.contentSize == Size(width: 320, height: 920))
    scroll.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(content.frame == Rect(x: 10, y: 10, width: 300, height: 900))
    #expect(scroll.contentSize == Size(width: 320, height: 920))
  }

  @Test("L5: constraints to a scroll view's width, height and center refer to its frame")
  func scrollFrame() {
    let scroll = ScrollView()
    let (content, badge) = (View(), View())
    root.add(scroll)
    scroll.fill(root)
    scroll.add(content, badge)
    content.fill(scroll)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
      badge.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      badge.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 960))
    #expect(badge.frame == Rect(x: 150, y: 235, width: 20, height: 10))
  }

  @Test("L5: the content and frame guides say it outright")
  func scrollGuides() {
    let scroll = ScrollView()
    let (content, header) = (View(), View())
    root.add(scroll)
    scroll.fill(root)
    scroll.add(content, header)
    pin(content, to: scroll.contentLayoutGuide)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1_000),
      header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalToConstant: 50),
      header.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == Size(width: 320, height: 1_000))
    #expect(header.frame == Rect(x: 0, y: 0, width: 50, height: 20))
    scroll.contentOffset.y = 70
    root.layoutIfNeeded()
    #expect(header.frame == Rect(x: 0, y: 70, width: 50, height: 20))
    #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 320, height: 1_000))
    #expect(scroll.frameLayoutGuide.layoutFrame == Rect(x: 0, y: 70, width: 320, height: 480))
  }
}
