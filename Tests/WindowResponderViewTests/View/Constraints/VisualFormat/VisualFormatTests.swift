import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct VisualFormatTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let one = SizedView(50, 20)
  let two = SizedView(60, 30)
  let three = SizedView(70, 40)

  init() { root.add(one, two, three) }

  private var views: [String: Any] { ["one": one, "two": two, "three": three] }

  private func words(
    _ format: String, _ options: LayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any] = [:]
  ) -> [String] {
    for (index, view) in [one, two, three].enumerated() { view.tag = index + 1 }
    return LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views
    ).map { "\($0)".replacing("SizedView ", with: "") }
  }

  @Test("Apple's examples")
  func examples() {
    #expect(words("[one]-[two]") == ["#2.leading == #1.trailing + 8"])
    #expect(words("[one(>=50)]") == ["#1.width >= 50"])
    #expect(
      words("|-50-[one]-50-|") == [
        "#1.leading == View.leading + 50", "View.trailing == #1.trailing + 50",
      ])
    #expect(words("V:[one]-10-[two]") == ["#2.top == #1.bottom + 10"])
    #expect(words("[one][two]") == ["#2.leading == #1.trailing"])
    #expect(words("[one(100@20)]") == ["#1.width == 100 @ 20"])
    #expect(words("[one(==two)]") == ["#1.width == #2.width"])
    #expect(words("[one(>=70,<=100)]") == ["#1.width >= 70", "#1.width <= 100"])
    #expect(
      words("|-[one]-[two]-[three(>=20)]-|") == [
        "#3.width >= 20", "#1.leading == View.leadingMargin", "#2.leading == #1.trailing + 8",
        "#3.leading == #2.trailing + 8", "View.trailingMargin == #3.trailing",
      ])
  }

  @Test("predicates: relations, metrics, priorities, arithmetic")
  func predicates() {
    #expect(words("[one]-(>=20@750)-[two]") == ["#2.leading >= #1.trailing + 20 @ 750"])
    #expect(
      words("[one]-(>=gap,<=40@low)-[two]", [], ["gap": 7, "low": 1.5]) == [
        "#2.leading >= #1.trailing + 7", "#2.leading <= #1.trailing + 40 @ 1.5",
      ])
    #expect(words("H:|[one(w)]", [], ["w": Float(12)]).first == "#1.width == 12")
    #expect(words("[one(==two*2+10)]") == ["#1.width == 2 × #2.width + 10"])
    #expect(words("[one(==two/4-1)]") == ["#1.width == 0.25 × #2.width - 1"])
    #expect(words("[one]-gap-[two]", [], ["gap": 3]) == ["#2.leading == #1.trailing + 3"])
    #expect(words("[one]-(-5)-[two]") == ["#2.leading == #1.trailing - 5"])
  }

  @Test("options: alignment, direction, baselines")
  func options() {
    #expect(
      words("[one]-[two]-[three]", [.alignAllTop, .alignAllLastBaseline]).suffix(4) == [
        "#1.top == #2.top", "#2.top == #3.top", "#1.lastBaseline == #2.lastBaseline",
        "#2.lastBaseline == #3.lastBaseline",
      ])
    #expect(words("[one]-5-[two]", .directionLeftToRight) == ["#2.left == #1.right + 5"])
    #expect(words("[one]-5-[two]", .directionRightToLeft) == ["#1.left == #2.right + 5"])
    #expect(
      words("|-5-[one]-6-|", .directionRightToLeft) == [
        "View.right == #1.right + 5", "#1.left == View.left + 6",
      ])
    #expect(
      words("V:[one]-5-[two]", .spacingBaselineToBaseline) == [
        "#2.firstBaseline == #1.lastBaseline + 5"
      ])
  }

  @Test("a form of two lines is laid out")
  func laidOut() {
    for format in ["H:|-10-[one]-[two]-10-|", "H:|-10-[three]-10-|"] {
      root.addConstraints(LayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.addConstraints(
      LayoutConstraint.constraints(
        withVisualFormat: "V:|-20-[one]-12-[three]", views: views))
    two.centerYAnchor.constraint(equalTo: one.centerYAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(one.frame == Rect(x: 10, y: 20, width: 50, height: 20))
    #expect(two.frame == Rect(x: 68, y: 15, width: 242, height: 30))
    #expect(three.frame == Rect(x: 10, y: 52, width: 300, height: 40))
  }

  @Test(
    "what cannot be read is told with the place",
    arguments: [
      ("", "The format is empty", 0),
      ("X:[one]", "Expected 'H:' or 'V:' as the orientation, and not 'X:'", 0),
      ("H:|", "Expected a view after the superview's edge", 3),
      ("H:", "Expected a view", 2),
      ("H:|-", "Expected a view", 4),
      ("H:|-one", "Expected a '-' after the distance", 7),
      ("H:|-8[one]", "Expected a '-' after the distance", 5),
      ("H:|-(8)[one]", "Expected a '-' after the distance", 7),
      ("H:|-(8[one]", "Expected a ')', and not '['", 6),
      ("H:|-(8", "Expected a ')' to match the '(' at 4", 6),
      ("H:|-()-[one]", "Expected a number, metric or view", 5),
      ("H:|-[one", "Expected a ']' to match the '[' at 4", 8),
      ("H:|-[one-8-[two]", "Expected a ']', and not '-'", 8),
      ("H:[]", "Expected the name of a view", 3),
      ("H:[one(>20)]", "Expected '==', '<=' or '>='", 7),
      ("H:[one(=20)]", "Expected '==', '<=' or '>='", 7),
      ("H:[one(1.2.3)]", "'1.2.3' is no number", 7),
      ("H:[one(20@)]", "Expected a priority", 10),
      ("H:[one(two*)]", "Expected a multiplier", 11),
      ("H:[one(two/0)]", "Nothing can be divided by 0", 11),
      ("H:[one]-", "Expected a view or the superview's edge after the connection", 8),
      ("H:[one]-8-", "Expected a view or the superview's edge after the connection", 10),
      ("H:[one]two", "Expected '[' or '|', and not 't'", 7),
      ("H:[one]|[two]", "Nothing can follow the superview's last edge", 8),
      ("H:[one]-[four]", "four is not a key in the views dictionary", 9),
      ("H:[one(wide)]", "wide is neither a metric nor a view", 7),
      ("H:[one]-wide-[two]", "wide is not a key in the metrics dictionary", 8),
      ("H:[one(20@1200)]", "A priority is above 0 and at most 1000, and not 1200.0", 0),
      ("H:[one(name)]", "name in the metrics dictionary is no number", 7),
      ("H:[number]", "number in the views dictionary is neither a view nor a guide", 3),
    ] as [(String, String, Int)])
  func errors(format: String, reason: String, place: Int) {
    var views = views
    views["number"] = 3
    let error = #expect(throws: VisualFormatError.self) {
      _ = try VisualFormat.constraints(format, [], ["name": "x"], views)
    }
    #expect(error?.reason == reason)
    #expect(error?.offset == place)
  }

  @Test("the message shows the format and an arrow")
  func message() {
    let error = #expect(throws: VisualFormatError.self) {
      _ = try VisualFormat.constraints("H:|-[one", [], [:], views)
    }
    #expect(
      error?.message == """
        Unable to parse constraint format:
        Expected a ']' to match the '[' at 4
        H:|-[one
                ^
        """)
    #expect(throws: VisualFormatError.self) {
      _ = try VisualFormat.constraints("H:[one]-[two]", .alignAllLeading, [:], views)
    }
    let alone = View()
    #expect(throws: VisualFormatError.self) {
      _ = try VisualFormat.constraints("H:|[alone]", [], [:], ["alone": alone])
    }
  }
}
