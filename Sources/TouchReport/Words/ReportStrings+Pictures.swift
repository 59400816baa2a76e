/// The titles and the descriptions of drawings.
extension ReportStrings {
  /// Returns the title of a drawing.
  package func title(of kind: DiagramKind) -> String {
    switch kind {
    case .touchMap: both("All touches", "Alle Berührungen")
    case .coverage: both("Cells that took a finger", "Zellen, die einen Finger meldeten")
    case .accuracyMap: both("Where taps were reported", "Wo Tipps gemeldet wurden")
    case .accuracyCloud: both("All taps around one target", "Alle Tipps um ein Ziel")
    case .straightnessMap: both("Strokes along the guides", "Striche entlang der Vorgaben")
    case .straightnessStroke:
      both(
        "Distance from the fitted line, worst stroke",
        "Abstand von der Ausgleichsgeraden, schlechtester Strich")
    case .jitterRest: both("Fingers at rest", "Ruhende Finger")
    case .separation: both("Distance of two fingers", "Abstand zweier Finger")
    case .fingers: both("Fingers over time", "Finger im zeitlichen Verlauf")
    case .ghost: both("Touches that nobody made", "Berührungen, die niemand ausgelöst hat")
    case .rateIntervals: both("Times between two reports", "Zeiten zwischen zwei Meldungen")
    case .rateTime:
      both(
        "Times between two reports, in their order",
        "Zeiten zwischen zwei Meldungen im Verlauf")
    case .palm: both("The hand on the screen", "Die Hand auf dem Bildschirm")
    case .swipe:
      both(
        "Where swipes over the edges are seen first",
        "Wo Wischgesten über den Rand zuerst gemeldet werden")
    case .shape: both("Size of contacts", "Größe der Auflageflächen")
    case .penPressure: both("Pressure of the pen", "Stiftdruck")
    case .penCurve: both("Pressure of the pen over time", "Stiftdruck im Verlauf")
    case .penTilt: both("Tilt of the pen", "Neigung des Stifts")
    case .rotation: both("Taps on a turned screen", "Tipps bei gedrehtem Bildschirm")
    case .screens:
      both(
        "Which screen took the touches",
        "Auf welchem Bildschirm Berührungen ankamen")
    case .latency: both("The way from the finger to the picture", "Der Weg vom Finger zum Bild")
    case .ink: both("Distance of ink from the finger", "Abstand der Linie vom Finger")
    }
  }

  /// Returns the description of a drawing for users who cannot see it.
  package func summary(of kind: DiagramKind) -> String {
    switch kind {
    case .touchMap:
      both(
        "Where touches were reported on the screen, and where something is wrong with them.",
        "Wo auf dem Bildschirm Berührungen gemeldet wurden, und wo mit ihnen etwas nicht stimmt.")
    case .coverage:
      both(
        "The screen in cells; crossed ones took no finger.",
        "Der Bildschirm in Zellen; angekreuzte meldeten keinen Finger.")
    case .accuracyMap:
      both(
        "Arrows lead from each target to where its taps were reported, magnified.",
        "Pfeile führen von jedem Ziel vergrößert dorthin, wo die Tipps gemeldet wurden.")
    case .accuracyCloud:
      both(
        "Each tap beside its target, in millimetres, with the limit and the spread.",
        "Jeder Tipp neben seinem Ziel, in Millimetern, mit Grenzwert und Streuung.")
    case .straightnessMap:
      both(
        "Strokes on the screen; their distance from the fitted line is magnified.",
        "Striche auf dem Bildschirm; ihr Abstand von der Ausgleichsgeraden ist vergrößert.")
    case .straightnessStroke:
      both(
        "The distance from the fitted line along the stroke, with the limit.",
        "Der Abstand von der Ausgleichsgeraden entlang des Strichs, mit Grenzwert.")
    case .jitterRest:
      both(
        "Every report of resting fingers around their middle, in millimetres.",
        "Alle Meldungen ruhender Finger um ihre Mitte, in Millimetern.")
    case .separation:
      both(
        "How far two fingers are apart over time, and where they became one.",
        "Wie weit zwei Finger auseinanderliegen, und wo sie zu einem wurden.")
    case .fingers:
      both(
        "A bar for each finger while it was held; losses and swaps are marked.",
        "Ein Balken je Finger, solange er auflag; Verluste und Vertauschungen sind markiert.")
    case .ghost:
      both(
        "Places and times of touches that nobody made.",
        "Orte und Zeiten von Berührungen, die niemand ausgelöst hat.")
    case .rateIntervals:
      both(
        "How many reports came after which time; gaps are marked.",
        "Wie viele Meldungen nach welcher Zeit kamen; Lücken sind markiert.")
    default: otherSummary(of: kind)
    }
  }

  private func otherSummary(of kind: DiagramKind) -> String {
    switch kind {
    case .rateTime:
      both(
        "The time before each report while fingers moved; gaps are marked.",
        "Die Zeit vor jeder Meldung bewegter Finger; Lücken sind markiert.")
    case .palm:
      both(
        "Where the resting hand was taken for a finger.",
        "Wo die aufliegende Hand als Finger gemeldet wurde.")
    case .swipe:
      both(
        "The first report of each swipe, with its distance from the edge.",
        "Die erste Meldung jeder Wischgeste mit ihrem Abstand vom Rand.")
    case .shape:
      both(
        "Contacts as ellipses, as they were reported.",
        "Auflageflächen als Ellipsen, wie sie gemeldet wurden.")
    case .penPressure:
      both(
        "How often each part of the pressure was reported.",
        "Wie oft welcher Teil des Druckbereichs gemeldet wurde.")
    case .penCurve:
      both(
        "The pressure that the pen told, over time.",
        "Der gemeldete Stiftdruck im zeitlichen Verlauf.")
    case .penTilt:
      both("Which ways the pen was tilted.", "In welche Richtungen der Stift geneigt war.")
    case .rotation:
      both(
        "For each way of turning, the taps around their target in millimetres.",
        "Je Drehung die Tipps um ihr Ziel, in Millimetern.")
    case .screens:
      both(
        "How many touches arrived on the right screen and on others.",
        "Wie viele Berührungen auf dem richtigen und auf anderen Bildschirmen ankamen.")
    case .latency:
      both(
        "A histogram for each part of the way, with its median and percentiles.",
        "Ein Histogramm je Teilstrecke mit Median und Perzentilen.")
    case .ink:
      both(
        "How far the line's end was from the finger, with and without prediction.",
        "Wie weit das Linienende vom Finger entfernt war, mit und ohne Vorhersage.")
    default: title(of: kind)
    }
  }
}
