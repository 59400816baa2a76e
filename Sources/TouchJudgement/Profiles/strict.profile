# What a good touch screen of today reaches. The limits are this project's own; none is published elsewhere.

profile strict
title Strict

limit coverage.cells >= 100 %
limit accuracy.inner <= 0.6 mm
limit accuracy.edge <= 1 mm
limit accuracy.spread <= 0.3 mm
limit accuracy.missed <= 0
limit straightness.inner <= 0.4 mm
limit straightness.edge <= 0.8 mm
limit straightness.ring <= 0.5 mm
limit straightness.travel <= 0.5 mm
limit straightness.broken <= 0
limit jitter.rest.inner <= 0.2 mm
limit jitter.rest.edge <= 0.4 mm
limit jitter.moving <= 0.4 mm
limit jitter.backward <= 0 mm
limit separation.straight <= 10 mm
limit separation.diagonal <= 11 mm
limit separation.pinch <= 10 mm
limit fingers.most >= 10
limit fingers.lost <= 0
limit fingers.swapped <= 0
limit ghost.idle <= 0
limit ghost.charging <= 0
limit ghost.stray <= 0
limit rate.least >= 100 Hz
limit rate.gap <= 20 ms
limit rate.missing <= 0
limit rate.bursts <= 1 %
limit palm.contacts <= 0
limit palm.broken <= 0
limit swipe.sides >= 4
limit swipe.inset <= 3 mm
limit shape.size <= 2 mm
limit shape.angle <= 15 deg
limit rotation.turns >= 4
limit rotation.worst <= 0.6 mm
limit screens.right >= 100 %
limit latency.kernel <= 3 ms
limit latency.handler <= 4 ms
limit latency.commit <= 8 ms
limit latency.shown <= 34 ms
limit latency.total <= 50 ms
limit pen.accuracy <= 0.4 mm
limit pen.rest <= 0.2 mm
limit pen.levels >= 1024
limit pen.step <= 2 %
limit pen.tilt >= 60 deg
limit pen.rate >= 133 Hz
limit pen.palm <= 0
