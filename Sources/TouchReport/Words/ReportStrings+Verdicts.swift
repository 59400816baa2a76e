package import TouchAnalysis
package import TouchJudgement
package import TouchRecording

/// The strings of verdicts, their reasons, and remarks.
extension ReportStrings {
  /// Returns a verdict in a word or two.
  package func word(for outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .pass: localized("pass")
    case .fail: localized("fail")
    case .notTested: localized("not tested")
    }
  }

  /// Returns the result of all verdicts in a word or two.
  package func word(for outcome: Judgement.Outcome) -> String {
    switch outcome {
    case .pass: localized("Pass")
    case .fail: localized("Fail")
    case .incomplete: localized("Incomplete")
    }
  }

  /// Returns the result of all verdicts in a sentence.
  package func sentence(for outcome: Judgement.Outcome) -> String {
    switch outcome {
    case .pass: localized("Every limit was tested, and is kept.")
    case .fail: localized("At least one limit is not kept.")
    case .incomplete: localized("No limit is broken, but not all of them were tested.")
    }
  }

  /// Returns the reason why there is no verdict.
  package func reason(_ reason: Verdict.Reason) -> String {
    switch reason {
    case .notReached(let remark?): self.remark(remark)
    case .notDone: localized("not done")
    case .leftOut: localized("left out")
    case .brokenOff: localized("broken off")
    case .nothingMeasured: localized("nothing was measured")
    case .sizeUnknown: localized("the screen's size is not known: calibrate with a bank card")
    case .byHand: localized("by hand: a ruler, a robot or injected input is needed")
    case .notReached(nil): localized("it was not put to the test as far as that")
    case .movedTooSlowly: localized("not judged: moved too slowly")
    case .invisible: localized("software can't see the way from the panel to the kernel")
    case .otherClock: localized("the compositor's clock is another one")
    }
  }

  /// Returns the description of the object that touched the screen.
  package func holder(_ holder: Holder) -> String {
    switch holder {
    case .hand: localized("finger, by hand")
    case .guided: localized("stylus along a ruler")
    case .robot: localized("robot")
    case .injected: localized("injected by a program")
    }
  }

  /// Returns the description of the holder of the pen.
  func penHolder(_ holder: Holder) -> String {
    holder == .hand ? localized("pen, by hand") : self.holder(holder)
  }

  /// Returns a limit as text.
  package func limit(_ limit: Limit) -> String {
    let sign = limit.bound == .atMost ? "≤" : "≥"
    return "\(sign)\u{A0}\(number(limit.value, in: limit.figure.unit))"
  }

  /// Returns the description of the end of a test that was not completed.
  package func end(_ end: TestEnd) -> String {
    switch end {
    case .done: localized("done")
    case .skipped: localized("left out")
    case .stopped: localized("broken off")
    }
  }

  /// Returns the name of a group.
  package func name(of group: FigureGroup) -> String {
    switch group {
    case .touches: localized("Touches")
    case .test(let test): self.test(test)
    }
  }

  /// Returns a sentence about the purpose of a group of figures.
  package func question(of group: FigureGroup) -> String {
    switch group {
    case .touches:
      localized("Is every touch reported from its beginning to its end, without jumps and gaps?")
    case .test(let test): question(of: test)
    }
  }

  /// Returns the name of a test.
  package func test(_ test: TestKind) -> String {
    switch test {
    case .coverage: localized("Coverage")
    case .accuracy: localized("Accuracy")
    case .straightness: localized("Straightness")
    case .jitter: localized("Jitter")
    case .separation: localized("Separation")
    case .fingers: localized("Fingers")
    case .ghost: localized("Ghost touches")
    case .rate: localized("Report rate")
    case .palm: localized("Palm")
    case .swipe: localized("Edge swipes")
    case .shape: localized("Contact shape")
    case .pen: localized("Pen")
    case .rotation: localized("Rotation")
    case .screens: localized("Screens")
    case .latency: localized("Latency")
    }
  }

  /// Returns a sentence about the purpose of a test.
  package func question(of test: TestKind) -> String {
    switch test {
    case .coverage: localized("Does every place of the screen take a finger?")
    case .accuracy: localized("Is a tap reported where it was?")
    case .straightness: localized("Is a straight stroke reported straight, and a ring round?")
    case .jitter: localized("Is a finger that rests, or moves evenly, reported so?")
    case .separation: localized("How close may two fingers come and still be two?")
    case .fingers: localized("How many fingers are told apart, and does each keep its number?")
    case .ghost: localized("Does the screen report touches without a contact?")
    case .rate: localized("Do reports come often and evenly?")
    case .palm: localized("Is a hand that rests taken for a finger?")
    case .swipe: localized("Is a finger that comes over an edge seen from there on?")
    case .shape: localized("Are size and angle of contacts told, and true?")
    case .pen: localized("What does the pen tell, and is it true?")
    case .rotation: localized("Does the finger stay under the finger however the screen is turned?")
    case .screens: localized("Does a touch arrive on the screen that was touched?")
    case .latency: localized("How long does it take from the finger to the picture, and where?")
    }
  }
}
