import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ConflictTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))

  private func placed(_ view: View) {
    root.add(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test("L4: two required widths: the newer is given up, and told of in one message")
  func twoWidths() {
    let label = Label(text: "Name")
    placed(label)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    label.widthAnchor.constraint(equalToConstant: 200).named("wide").isActive = true
    let told = messages { root.layoutIfNeeded() }
    #expect(
      told == [
        """
        These constraints cannot hold together:
            Label "Name".width == 100
            "wide": Label "Name".width == 200
          Until others change this one is given up:
            "wide": Label "Name".width == 200
        """
      ])
    #expect(label.frame.width == 100)
    // The conflict is not reported twice.
    #expect(
      messages {
        root.frame.size.width = 300; root.layoutIfNeeded()
      }.isEmpty)
  }

  @Test("L4: what was given up holds again when another goes")
  func again() {
    let view = View()
    placed(view)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    LayoutConstraint.activate([first, second])
    _ = messages { root.layoutIfNeeded() }
    #expect(view.frame.width == 100 && second.isActive)
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    first.isActive = true
    let told = messages { root.layoutIfNeeded() }
    #expect(told.count == 1 && view.frame.width == 200)
    first.constant = 200
    root.layoutIfNeeded()
    #expect(first.solverID != nil)
  }

  @Test("L4: what does not fit into the view's own size")
  func tooWide() {
    let view = View()
    placed(view)
    view.tag = 7
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 310).isActive = true
    let told = messages { root.layoutIfNeeded() }
    #expect(
      told == [
        """
        These constraints cannot hold together:
            View.width == 320 (the size that View has)
            View #7.leading == View.leading
            View #7.trailing == View.trailing - 20
            View #7.width >= 310
          Until others change this one is given up:
            View #7.width >= 310
        """
      ])
    #expect(view.frame.width == 300)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.width == 380)
  }

  @Test("L4: a size that becomes too small gives up the newest, until there is room again")
  func becomesTooSmall() {
    let view = View()
    placed(view)
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    width.isActive = true
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    root.frame.size.width = 150
    #expect(messages { root.layoutIfNeeded() }.count == 1)
    #expect(view.frame.width == 150)
    root.frame.size.width = 250
    root.layoutIfNeeded()
    #expect(view.frame.width == 250)
  }

  @Test("L1: a view that translates its mask keeps its frame")
  func translating() {
    let view = View(frame: Rect(x: 1, y: 2, width: 30, height: 4))
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let told = messages { root.layoutIfNeeded() }
    #expect(
      told == [
        """
        These constraints cannot hold together:
            View.width == 320 (the size that View has)
            View.width == 30 (its frame, for it translates its mask)
            View.width == View.width
          Until others change this one is given up:
            View.width == View.width
        """
      ])
    #expect(view.frame == Rect(x: 1, y: 2, width: 30, height: 4))
  }

  @Test("what is said of a constraint")
  func descriptions() {
    let (label, box) = (Label(text: "Name"), View())
    root.add(label, box)
    let words = [
      label.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: -3).at(750),
      label.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor, constant: 1.5),
      box.leadingAnchor.constraint(lessThanOrEqualTo: label.trailingAnchor).named("gap"),
      label.leadingAnchor.anchorWithOffset(to: label.trailingAnchor)
        .constraint(greaterThanOrEqualToConstant: 12),
    ].map { "\($0)" }
    #expect(
      words == [
        "Label \"Name\".width == 0.5 × View.width - 3 @ 750",
        "Label \"Name\".top == View.layoutMarginsGuide.top + 1.5",
        "\"gap\": View.leading <= Label \"Name\".trailing",
        "(Label \"Name\".trailing - Label \"Name\".leading) >= 12",
      ])
  }

  @Test("ambiguity is told on request, and can be exercised")
  func ambiguity() {
    let view = SizedView(10, 10)
    root.add(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([
      top, view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    let before = view.frame.minX
    view.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(view.frame.minX != before && view.frame.minX >= 5)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9).isActive = true
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout && view.frame.minX == 9)
    #expect(
      view.constraintsAffectingLayout(for: .vertical).map(ObjectIdentifier.init)
        == [ObjectIdentifier(top)])
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  #if os(Linux)
    @Test("L2: items without a view in common end the program with a sentence")
    func noCommonView() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          View().topAnchor.constraint(equalTo: View().topAnchor).isActive = true
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let (one, two) = (View(), View())
          _ = LayoutConstraint(
            item: one, attribute: .left, relatedBy: .equal, toItem: two, attribute: .leading,
            multiplier: 1, constant: 0)
        }
      }
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let view = View()
          view.addConstraint(View().widthAnchor.constraint(equalToConstant: 1))
        }
      }
    }
  #endif
}
