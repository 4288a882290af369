struct Task {}
