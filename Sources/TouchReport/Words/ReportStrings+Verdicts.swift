package import TouchAnalysis
package import TouchJudgement
package import TouchRecording

/// The strings of verdicts, their reasons, and remarks.
extension ReportStrings {
  /// Returns a verdict in a word or two.
  package func word(for outcome: Verdict.Outcome) -> String {
    switch outcome {
    case .pass: both("pass", "bestanden")
    case .fail: both("fail", "nicht bestanden")
    case .notTested: both("not tested", "nicht geprüft")
    }
  }

  /// Returns the result of all verdicts in a word or two.
  package func word(for outcome: Judgement.Outcome) -> String {
    switch outcome {
    case .pass: both("Pass", "Bestanden")
    case .fail: both("Fail", "Nicht bestanden")
    case .incomplete: both("Incomplete", "Unvollständig")
    }
  }

  /// Returns the result of all verdicts in a sentence.
  package func sentence(for outcome: Judgement.Outcome) -> String {
    switch outcome {
    case .pass:
      both(
        "Every limit was tested, and is kept.",
        "Alle Grenzwerte wurden geprüft und sind eingehalten.")
    case .fail: both("At least one limit is not kept.", "Mindestens ein Grenzwert ist verletzt.")
    case .incomplete:
      both(
        "No limit is broken, but not all of them were tested.",
        "Kein Grenzwert ist verletzt, aber nicht alle wurden geprüft.")
    }
  }

  /// Returns the reason why there is no verdict.
  package func reason(_ reason: Verdict.Reason) -> String {
    if language == .english { return PlainText.clean(reason.sentence) }
    switch reason {
    case .notDone: return "nicht durchgeführt"
    case .leftOut: return "ausgelassen"
    case .brokenOff: return "abgebrochen"
    case .nothingMeasured: return "nichts gemessen"
    case .sizeUnknown:
      return "Die Größe des Bildschirms ist unbekannt: mit einer Bankkarte kalibrieren"
    case .byHand:
      return "von Hand geführt: Lineal, Roboter oder eingespeiste Berührungen sind nötig"
    case .notReached(let remark):
      return remark.map(self.remark) ?? "nicht so weit geprüft, wie der Grenzwert reicht"
    case .movedTooSlowly: return "nicht beurteilt: zu langsam bewegt"
    case .invisible: return "Der Weg vom Panel zum Kernel ist für Software unsichtbar"
    case .otherClock: return "Der Compositor stempelt mit einer anderen Uhr"
    }
  }

  /// Returns the description of the object that touched the screen.
  package func holder(_ holder: Holder) -> String {
    switch holder {
    case .hand: both("finger, by hand", "Finger, von Hand")
    case .guided: both("stylus along a ruler", "Stift am Lineal")
    case .robot: both("robot", "Roboter")
    case .injected: both("injected by a program", "von einem Programm eingespeist")
    }
  }

  /// Returns the description of the holder of the pen.
  func penHolder(_ holder: Holder) -> String {
    holder == .hand ? both("pen, by hand", "Stift, von Hand") : self.holder(holder)
  }

  /// Returns a limit as text.
  package func limit(_ limit: Limit) -> String {
    let sign = limit.bound == .atMost ? "≤" : "≥"
    return "\(sign)\u{A0}\(number(limit.value, in: limit.figure.unit))"
  }

  /// Returns the description of the end of a test that was not completed.
  package func end(_ end: TestEnd) -> String {
    switch end {
    case .done: both("done", "durchgeführt")
    case .skipped: both("left out", "ausgelassen")
    case .stopped: both("broken off", "abgebrochen")
    }
  }

  /// Returns the name of a group.
  package func name(of group: FigureGroup) -> String {
    switch group {
    case .touches: both("Touches", "Berührungen")
    case .test(let test): self.test(test)
    }
  }

  /// Returns a sentence about the purpose of a group of figures.
  package func question(of group: FigureGroup) -> String {
    switch group {
    case .touches:
      both(
        "Is every touch reported from its beginning to its end, without jumps and gaps?",
        "Wird jede Berührung von Anfang bis Ende gemeldet, ohne Sprünge und Lücken?")
    case .test(let test): question(of: test)
    }
  }

  /// Returns the name of a test.
  package func test(_ test: TestKind) -> String {
    switch test {
    case .coverage: both("Coverage", "Abdeckung")
    case .accuracy: both("Accuracy", "Genauigkeit")
    case .straightness: both("Straightness", "Geradheit")
    case .jitter: both("Jitter", "Zittern")
    case .separation: both("Separation", "Fingertrennung")
    case .fingers: both("Fingers", "Fingerzahl")
    case .ghost: both("Ghost touches", "Geisterberührungen")
    case .rate: both("Report rate", "Melderate")
    case .palm: both("Palm", "Handballen")
    case .swipe: both("Edge swipes", "Randgesten")
    case .shape: both("Contact shape", "Auflagefläche")
    case .pen: both("Pen", "Stift")
    case .rotation: both("Rotation", "Drehung")
    case .screens: both("Screens", "Bildschirme")
    case .latency: both("Latency", "Latenz")
    }
  }

  /// Returns a sentence about the purpose of a test.
  package func question(of test: TestKind) -> String {
    switch test {
    case .coverage:
      both(
        "Does every place of the screen take a finger?",
        "Meldet jede Stelle des Bildschirms einen Finger?")
    case .accuracy:
      both(
        "Is a tap reported where it was?",
        "Wird ein Tipp dort gemeldet, wo er war?")
    case .straightness:
      both(
        "Is a straight stroke reported straight, and a ring round?",
        "Wird ein gerader Strich gerade gemeldet und ein Kreis rund?")
    case .jitter:
      both(
        "Is a finger that rests, or moves evenly, reported so?",
        "Wird ein ruhender oder gleichmäßig bewegter Finger auch so gemeldet?")
    case .separation:
      both(
        "How close may two fingers come and still be two?",
        "Wie nahe dürfen sich zwei Finger kommen und bleiben zwei?")
    case .fingers:
      both(
        "How many fingers are told apart, and does each keep its number?",
        "Wie viele Finger werden unterschieden, und behält jeder seine Nummer?")
    case .ghost:
      both(
        "Is anything reported that nobody touched?",
        "Wird etwas gemeldet, das niemand berührt hat?")
    case .rate:
      both(
        "Do reports come often and evenly?",
        "Kommen Meldungen oft genug und gleichmäßig?")
    case .palm:
      both(
        "Is a hand that rests taken for a finger?",
        "Wird eine aufliegende Hand für einen Finger gehalten?")
    case .swipe:
      both(
        "Is a finger that comes over an edge seen from there on?",
        "Wird ein Finger, der über den Rand kommt, von dort an gemeldet?")
    case .shape:
      both(
        "Are size and angle of contacts told, and true?",
        "Werden Größe und Winkel der Auflageflächen gemeldet, und stimmen sie?")
    case .pen:
      both("What does the pen tell, and is it true?", "Was meldet der Stift, und stimmt es?")
    case .rotation:
      both(
        "Does the finger stay under the finger however the screen is turned?",
        "Bleibt der gemeldete Ort unter dem Finger, wie auch immer der Bildschirm gedreht ist?")
    case .screens:
      both(
        "Does a touch arrive on the screen that was touched?",
        "Kommt eine Berührung auf dem berührten Bildschirm an?")
    case .latency:
      both(
        "How long does it take from the finger to the picture, and where?",
        "Wie lange dauert es vom Finger zum Bild, und wo bleibt die Zeit?")
    }
  }
}
