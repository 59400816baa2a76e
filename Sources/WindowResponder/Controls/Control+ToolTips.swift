// A finger that was shown a control's tool tip does not press it.
extension Control: LiftTriggered {}
